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
import type { TableContext } from "./table.ts";
import { UpstreamCordonTable, UpstreamUsageTable } from "./upstreams.ts";
import { UsageTable } from "./usage.ts";
import { VenueLogTable, VenueNonceTable } from "./venue.ts";
import { WrongResultTable } from "./wrong-results.ts";

export class Tables {
  readonly organizations: OrganizationTable;
  readonly apiKeys: ApiKeyTable;
  readonly projects: ProjectTable;
  readonly networks: NetworkTable;
  readonly nodes: NodeTable;
  readonly nodeCredentials: NodeCredentialTable;
  readonly venueNonces: VenueNonceTable;
  readonly venueLog: VenueLogTable;
  readonly simulatedTransactions: SimulatedTransactionTable;
  readonly audit: AuditTable;
  readonly usage: UsageTable;
  readonly upstreamCordons: UpstreamCordonTable;
  readonly upstreamUsage: UpstreamUsageTable;
  readonly wrongResults: WrongResultTable;
  readonly chainHeads: ChainHeadTable;
  readonly lightClients: LightClientTable;
  readonly consolePassword: ConsolePasswordTable;

  constructor(context: TableContext) {
    this.organizations = new OrganizationTable(context);
    this.apiKeys = new ApiKeyTable(context);
    this.projects = new ProjectTable(context);
    this.networks = new NetworkTable(context);
    this.nodes = new NodeTable(context);
    this.nodeCredentials = new NodeCredentialTable(context);
    this.venueNonces = new VenueNonceTable(context);
    this.venueLog = new VenueLogTable(context);
    this.simulatedTransactions = new SimulatedTransactionTable(context);
    this.audit = new AuditTable(context);
    this.usage = new UsageTable(context);
    this.upstreamCordons = new UpstreamCordonTable(context);
    this.upstreamUsage = new UpstreamUsageTable(context);
    this.wrongResults = new WrongResultTable(context);
    this.chainHeads = new ChainHeadTable(context);
    this.lightClients = new LightClientTable(context);
    this.consolePassword = new ConsolePasswordTable(context);
  }
}
