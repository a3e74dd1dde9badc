import { PlainError, npmCommand, root, run } from '../run.mjs'

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * Returns the software bill of materials (CycloneDX 1.5) of a product as JSON text: `packages` as `{ name, version }` with licence, SHA-512 and what
 * each depends on, as npm reads them from package-lock.json. `direct` are the names of those that the product asks for by itself. The same packages make the same text. `own` is `{ name, version, license }` of the product. Throws
 * a PlainError where a package is not in package-lock.json.
 */
export async function sbomOf(packages, direct, own) {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = await readLock()
  const wanted = new Set(packages.map(purlOf))
  const kept = components.filter(({ purl }) => wanted.has(purl))
  const missing = [...wanted].filter((purl) => !kept.some((one) => one.purl === purl))
  if (missing.length > 0)
    throw new PlainError(`package-lock.json does not list ${missing.join(', ')}: run npm install.`)
  const { name, version, license } = own
  const licenses = license ? { licenses: [{ license: { name: license } }] } : {}
  const component = { 'bom-ref': 'product', type: 'application', name, version, ...licenses, purl: purlOf(own) }
  const refs = new Set(kept.map((one) => one['bom-ref']))
  const edges = dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
  const asked = new Set(packages.filter(({ name }) => direct.includes(name)).map(purlOf))
  const first = { ref: 'product', dependsOn: kept.filter(({ purl }) => asked.has(purl)).map((one) => one['bom-ref']) }
  const { lifecycles, tools } = metadata
  const sbom = {
    ...rest,
    metadata: { lifecycles, tools, component },
    components: kept,
    dependencies: [first, ...edges],
  }
  return `${JSON.stringify(sbom, null, 2)}\n`
}

async function readLock() {
  const npm = npmCommand()
  // Not the installed packages: those for another system are in the lock alone. Warnings would be among the JSON.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error']
  const { code, output } = await run(npm.command, [...npm.args, ...args], {
    cwd: root,
    shell: npm.shell,
    capture: true,
  })
  if (code !== 0) throw new PlainError(`${output.trim()}\nnpm could not list the packages: see the lines above.`)
  return JSON.parse(output.slice(output.indexOf('{')))
}
