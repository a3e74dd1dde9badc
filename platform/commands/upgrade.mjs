import { root } from './lib/run.mjs'
import { upgradeCommand, usage } from '../upgrade/command.mjs'

export { usage }

/** Brings the product to another version of the platform. */
export async function command(args) {
  process.exitCode = await upgradeCommand(args, { folder: root })
}
