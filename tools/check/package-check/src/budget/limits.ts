export interface BundleLimits {
  /** Maximum bytes after minifying and gzip. */
  readonly gzipBytes: number;
  /** Maximum bytes after minifying alone. Default: no limit. */
  readonly minifiedBytes?: number;
}
