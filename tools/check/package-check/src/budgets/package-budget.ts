/** A bundle for browsers, made of a few lines that a user would write. */
export interface BundleBudget {
  readonly name: string;
  readonly source: string;
  /** Most bytes after minifying and gzip. */
  readonly gzipBytes: number;
  /** The bytes that the design demands, where the bundle is still larger. The check prints it, so that it is not forgotten. */
  readonly aim?: number;
}

/** A page that a package serves. */
export interface PageBudget {
  readonly name: string;
  /** The built module whose export `consoleFiles` has the page's files, by path. */
  readonly module: string;
  /** The files that count. */
  readonly files: readonly string[];
  /** Most bytes of these files, each after gzip. */
  readonly gzipBytes: number;
}

/** What one package may cost. Raising a number is a decision: the commit says why. */
export interface PackageBudget {
  readonly bundles: readonly BundleBudget[];
  readonly page?: PageBudget;
  /** For each entry that users start with: most module files that importing it loads, dependencies included. */
  readonly modules: Readonly<Record<string, number>>;
  /** The built module that the package loads with the first call. It is measured in place of the entry, which is a small part of it. */
  readonly started?: string;
  /** Most milliseconds that importing an entry may add, where it is not that of all. */
  readonly coldImportMilliseconds?: number;
  /** A typical consumer of about ten lines, for the compiler's work. */
  readonly consumer: string;
  /** Consumers of other entries, by what they are. */
  readonly otherConsumers?: Readonly<Record<string, string>>;
}
