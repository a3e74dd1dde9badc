import { readFileSync } from 'node:fs'

/** Returns the lines of a file that are no comment as `[name, value]`. */
const pairsIn = (text) =>
  text
    .split('\n')
    .filter((line) => /^[^#;[=]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()])

/** Returns the keys of all sections of a unit of systemd. None that is used here comes twice. */
export const readUnit = (path) => Object.fromEntries(pairsIn(readFileSync(path, 'utf8')))

/** Returns the variables of an `EnvironmentFile`: of a name that comes twice the last one counts, and quotes around a value do not. */
export const readEnvironment = (path) =>
  Object.fromEntries(
    pairsIn(readFileSync(path, 'utf8')).map(([name, value]) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  )
