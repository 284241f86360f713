import { infoResponses } from "../../generated/venue.ts";
import { decimalPlaces, parseDecimal } from "./decimal.ts";

/** An order as a request contains it. Source: hyperliquid-python-sdk. */
export interface OrderRequest {
  /** The asset's index. */
  readonly a: number;
  /** Whether it buys. */
  readonly b: boolean;
  /** The price. */
  readonly p: string;
  /** The size. */
  readonly s: string;
  /** Whether it can only reduce a position. */
  readonly r: boolean;
  /** The kind. */
  readonly t: {
    readonly limit?: { readonly tif: string };
    readonly trigger?: { readonly isMarket: boolean; readonly triggerPx: string; readonly tpsl: string };
  };
  /** The caller's own id. */
  readonly c?: string;
}

export interface Order {
  readonly oid: number;
  readonly user: string;
  readonly asset: number;
  readonly coin: string;
  readonly isBuy: boolean;
  readonly price: bigint;
  /** The remaining size. */
  size: bigint;
  readonly originalSize: bigint;
  readonly request: OrderRequest;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  status: "open" | "filled" | "canceled" | "rejected";
  statusTimestamp: number;
}

export interface CheckedOrder {
  readonly coin: string;
  readonly price: bigint;
  readonly size: bigint;
}

const firstSpotAsset = 10_000;
const builderDeployed = 100_000;
const significantFigures = 5;

/** @returns the values of an order, or the venue's message about what is wrong with it. Source: the public venue's rules. */
export function checkOrder({ a: asset, p, s }: OrderRequest): CheckedOrder | string {
  const market = findMarket(asset);
  if (!market) return `Order has invalid asset. asset=${asset}`;
  const { coin, sizeDecimals, priceDecimals } = market;
  const [price, size] = [parseDecimal(String(p)), parseDecimal(String(s))];
  if (size === undefined || decimalPlaces(size) > sizeDecimals) return "Order has invalid size.";
  if (size === 0n) return "Order has zero size.";
  if (price === undefined || price === 0n) return "Order has invalid price.";
  const places = decimalPlaces(price);
  const digits = String(p).replace(".", "").replace(/^0+/, "").length - trailingZeros(String(p));
  if (places > priceDecimals || (places > 0 && digits > significantFigures))
    return `Price must be divisible by tick size. asset=${asset}`;
  return { coin, price, size };
}

interface Market {
  readonly coin: string;
  readonly sizeDecimals: number;
  readonly priceDecimals: number;
}

/** @returns the market with an asset's index: one in the spec's example of `meta`, or a spot market. */
export function findMarket(asset: number): Market | undefined {
  if (asset >= builderDeployed) return undefined;
  if (asset >= firstSpotAsset)
    return { coin: `@${asset - firstSpotAsset}`, sizeDecimals: 8, priceDecimals: 8 };
  const { universe } = infoResponses["meta"] as { universe: { name: string; szDecimals: number }[] };
  const listed = universe[asset];
  return (
    listed && { coin: listed.name, sizeDecimals: listed.szDecimals, priceDecimals: 6 - listed.szDecimals }
  );
}

function trailingZeros(text: string): number {
  return text.includes(".") ? (/0*$/.exec(text)?.[0].length ?? 0) : 0;
}
