import type { ModuleServer } from '#server/call/resource'
import { forms } from './forms/server'
import { showcase } from './showcase/server'

/** What the server has of each module in `contract.ts`. */
export const moduleServers: Readonly<Record<string, ModuleServer>> = { showcase, forms }
