import { ApiKeyTable } from "./api-keys.ts";
import { AuditTable } from "./audit.ts";
import { ChainHeadTable } from "./chain-heads.ts";
import { ConsolePasswordTable } from "./console-password.ts";
import { LightClientTable } from "./light-clients.ts";
import { NetworkTable } from "./networks.ts";
import { NodeCredentialTable } from "./node-credentials.ts";
import { NodeTable } from "./nodes.ts";
import { OrganizationTable } from "./organizations.ts";
import { ProjectTable } from "./projects.ts";
import { SimulatedTransactionTable } from "./simulated-transactions.ts";
import { Connected } from "./table.ts";
import { UpstreamCordonTable, UpstreamUsageTable } from "./upstreams.ts";
import { UsageTable } from "./usage.ts";
import { VenueLogTable, VenueNonceTable } from "./venue.ts";
import { WrongResultTable } from "./wrong-results.ts";

export class Tables extends Connected {
  readonly organizations: OrganizationTable = new OrganizationTable(this.context);
  readonly apiKeys: ApiKeyTable = new ApiKeyTable(this.context);
  readonly projects: ProjectTable = new ProjectTable(this.context);
  readonly networks: NetworkTable = new NetworkTable(this.context);
  readonly nodes: NodeTable = new NodeTable(this.context);
  readonly nodeCredentials: NodeCredentialTable = new NodeCredentialTable(this.context);
  readonly venueNonces: VenueNonceTable = new VenueNonceTable(this.context);
  readonly venueLog: VenueLogTable = new VenueLogTable(this.context);
  readonly simulatedTransactions: SimulatedTransactionTable = new SimulatedTransactionTable(this.context);
  readonly audit: AuditTable = new AuditTable(this.context);
  readonly usage: UsageTable = new UsageTable(this.context);
  readonly upstreamCordons: UpstreamCordonTable = new UpstreamCordonTable(this.context);
  readonly upstreamUsage: UpstreamUsageTable = new UpstreamUsageTable(this.context);
  readonly wrongResults: WrongResultTable = new WrongResultTable(this.context);
  readonly chainHeads: ChainHeadTable = new ChainHeadTable(this.context);
  readonly lightClients: LightClientTable = new LightClientTable(this.context);
  readonly consolePassword: ConsolePasswordTable = new ConsolePasswordTable(this.context);
}
