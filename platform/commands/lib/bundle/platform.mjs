import { PlainError } from '../run.mjs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']
const libcs = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' }

/**
 * Returns the system that native packages are for, as `{ os, cpu, libc }` in the words of npm: that of a name such as `linux-x64-musl`, else
 * that of this machine. `libc` is for Linux alone. Throws a PlainError for a name of another form.
 */
export function findPlatform(name) {
  if (name === undefined) return { os: process.platform, cpu: process.arch, libc: ownLibc() }
  const [os, cpu, libc = os === 'linux' ? 'gnu' : undefined, ...rest] = name.split('-')
  const isKnown =
    platformOf(`${os}-${cpu}`).cpu !== undefined && (libc === undefined || (os === 'linux' && libcs[libc]))
  if (!isKnown || rest.length > 0) {
    throw new PlainError(`"${name}" is no platform: use a name such as linux-x64-musl, linux-arm64 or win32-x64.`)
  }
  return { os, cpu, libc: libcs[libc] }
}

/** Returns the name of a system, as it is given to `--platform`. */
export function platformName({ os, cpu, libc }) {
  return [os, cpu, ...(libc ? [libc] : [])].join('-')
}

/** Whether a package is for the system. One that names no system is for all of them. */
export function fits(packageName, { os, cpu, libc }) {
  const meant = platformOf(packageName)
  if (!meant.os) return true
  return meant.os.includes(os) && meant.cpu?.includes(cpu) && (!meant.libc || meant.libc.includes(libc))
}

/** The os, cpu and libc fields that a native package's name means. */
export function platformOf(name) {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os) return {}
  const libc = words.includes('musl') || words.includes('musleabihf') ? 'musl' : 'glibc'
  const hasLibc = words.some((word) => /^(gnu|musl)/.test(word))
  return { ...(cpu && { cpu: [cpu] }), ...(hasLibc && { libc: [libc] }), os: [os] }
}

function ownLibc() {
  if (process.platform !== 'linux') return undefined
  // Otherwise the report looks up the names of all connections.
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
