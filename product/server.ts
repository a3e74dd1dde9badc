import type { ModuleServer } from '#server/call/resource'
import { forms } from '#modules/forms/server'
import { showcase } from '#modules/showcase/server'

/** The server part of each module in `contract.ts`. */
export const moduleServers: Readonly<Record<string, ModuleServer>> = {
  showcase,
  forms,
}
