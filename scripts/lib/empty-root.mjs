import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../platform/commands/lib/files-below.mjs'

const program = '/usr/sbin/chroot'

function findObstacle() {
  if (process.platform !== 'linux' || !existsSync(program)) return `there is no ${program}`
  return process.getuid() === 0 ? undefined : 'chroot needs the account root'
}

/** Why nothing can be started in an empty root here; undefined where it can. */
export const noEmptyRoot = findObstacle()

/** Any account but root. */
const account = 65_534

/** Returns the libraries that a program or library is linked with. */
function librariesOf(file) {
  const listed = execFileSync('ldd', [file], { encoding: 'utf8' })
  return [...listed.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path)
}

/**
 * Makes a root folder that holds nothing but Node, its libraries, the bundle as `/app`, and an empty `/data` that the account of the program
 * may write to. Returns the program and its first arguments with which Node starts in it.
 */
export function makeEmptyRoot(folder, bundle) {
  const native = filesBelow(bundle).filter((file) => file.endsWith('.node'))
  const linked = [process.execPath, ...native.map((file) => join(bundle, file))]
  for (const file of new Set(linked.flatMap(librariesOf))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file), { dereference: true })
  }
  cpSync(process.execPath, join(folder, 'node'), { dereference: true })
  cpSync(bundle, join(folder, 'app'), { recursive: true })
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'data'))
  chownSync(join(folder, 'data'), account, account)
  return { program, args: [`--userspec=${account}:${account}`, folder, '/node'] }
}
