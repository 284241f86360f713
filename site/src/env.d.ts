import type { ReferencePage } from "./reference/page.ts";

declare global {
  namespace App {
    interface Locals {
      /** The page of the reference that is being rendered, if it is one. */
      page?: ReferencePage;
    }
  }
}
