import { Node, SyntaxKind } from 'ts-morph'
import { importOf, moduleNames, separateImports } from './0.2.0-modules.mjs'

/** Brings the resources of modules into files that are found by their names: `routes` of `server/item.routes.ts` is the resource "item". */
export function moveResources(project) {
  for (const name of moduleNames(project)) {
    const source = project.source(`modules/${name}/server/index.ts`)
    const declaration = source?.getVariableDeclaration('server')
    const parts = declaration?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression)
    const resources = parts?.getProperty('resources')
    if (!declaration?.isExported() || !resources) continue
    const list = resources.getInitializerIfKind?.(SyntaxKind.ObjectLiteralExpression)
    const moved = list?.getProperties().map((entry) => placeOf(entry, source, name))
    if (!moved || moved.includes(undefined)) {
      project.left(
        resources,
        'lists resources that no import brings: export each as "routes" from server/NAME.routes.ts, and export the rest as "const parts: ServerParts".',
      )
      continue
    }
    for (const one of moved) moveResource(project, name, source, one)
    resources.remove()
    if (isEmpty(source, parts)) project.remove(`modules/${name}/server/index.ts`)
    else renameParts(source, declaration)
  }
}

/** Returns where the resource of an entry is: its name, its import, the file that this leads to, and what the file calls it. */
function placeOf(entry, source, module) {
  const found = Node.isSpreadAssignment(entry) ? undefined : importOf(entry, source)
  const specifier = found?.declaration.getModuleSpecifierValue()
  if (!specifier?.startsWith('./')) return undefined
  const name = entry.getNameNode().getText().replaceAll(/['"]/g, '')
  return { name, ...found, file: `modules/${module}/server/${specifier.slice(2)}.ts`, exported: found.named.getName() }
}

function moveResource(project, module, source, { name, declaration, named, file, exported }) {
  const path = file.replace(/[^/]+$/, `${name}.routes.ts`)
  const from = project.source(file)
  const variable = from?.getVariableDeclaration(exported)
  if (variable?.isExported() && (file === path || isAlone(project, module, file, source))) {
    variable.rename('routes')
    if (file !== path) {
      project.add(path, from.getFullText())
      project.remove(file)
    }
  } else {
    const specifier = file === path ? undefined : `./${file.replace(/^.*\//, '').replace(/\.ts$/, '')}`
    if (!specifier) return project.left(named, `has to be exported as "routes" from ${file}.`)
    project.add(path, `export { ${exported} as routes } from '${specifier}'\n`)
  }
  if (declaration.getNamedImports().length === 1) declaration.remove()
  else named.remove()
}

/** Whether no other file of the module imports a file, which may then move. */
function isAlone(project, module, file, index) {
  const word = file.replace(/^.*\//, '').replace(/\.ts$/, '')
  return project
    .sources(word)
    .filter((source) => source !== index && source.getFilePath().startsWith(`/modules/${module}/server/`))
    .every((source) =>
      [...source.getImportDeclarations(), ...source.getExportDeclarations()].every(
        (one) => !(one.getModuleSpecifierValue() ?? '').endsWith(`/${word}`),
      ),
    )
}

/** Whether nothing is left in a file but the type of an empty object. */
const isEmpty = (source, parts) =>
  parts.getProperties().length === 0 &&
  source
    .getStatements()
    .every((one) => Node.isImportDeclaration(one) || one === parts.getFirstAncestorByKind(SyntaxKind.VariableStatement))

/** Renames `server: ModuleServer`, which is what a module has beside its resources and migrations. */
function renameParts(source, declaration) {
  declaration.getNameNode().replaceWithText('parts')
  const type = source
    .getImportDeclarations()
    .flatMap((one) => one.getNamedImports())
    .find((one) => one.getName() === 'ModuleServer')
  type?.setName('ServerParts')
  if (declaration.getTypeNode()?.getText() === 'ModuleServer') declaration.setType('ServerParts')
  separateImports(source)
}
