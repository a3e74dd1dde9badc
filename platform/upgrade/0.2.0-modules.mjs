import { Node, SyntaxKind } from 'ts-morph'
import { renameExports } from './codemod/exports.mjs'

/** The names that tests import from the aliases of 0.1, with what each is imported from. */
const ofTests = Object.entries({
  '#server-test/kind/test-resource': ['testResource'],
  '#server-test/server': ['actorNames', 'demoPassword', 'openServer', 'signInAll', 'ActorName', 'Client', 'TestServer'],
}).flatMap(([specifier, names]) =>
  names.map((name) => ({ from: `${specifier}#${name}`, to: `atrium/testing/server#${name}` })),
)

const consoleParts = ['routes', 'openRoutes', 'headerItems', 'fieldInputs']

/** Brings the modules of a product to the shape in which `product/contract.ts` lists them, and their sides are found by folder. */
export function moveModules(project) {
  renameExports(project, ofTests)
  for (const name of moduleNames(project)) {
    const file = (path) => project.source(`modules/${name}/${path}`)
    moveDefinition(project, name, file)
    renameServer(project, name, file('server/index.ts'))
    joinParts(project, name, file('console/index.ts'))
    renameBuild(name, file('build.ts'))
  }
  for (const list of ['server', 'console', 'build']) removeList(project, `product/${list}.ts`)
}

export const moduleNames = (project) =>
  project
    .sources('')
    .flatMap((source) => /^\/modules\/([^/]+)\/contract\/index\.ts$/.exec(source.getFilePath())?.[1] ?? [])

/** Moves `defineModule` from module.ts to contract/index.ts, as `export const module`. */
function moveDefinition(project, name, file) {
  const [from, to] = [file('module.ts'), file('contract/index.ts')]
  const passedOn = to.getExportDeclaration((one) => one.getModuleSpecifierValue() === '../module')
  if (!from || !passedOn) return
  const declaration = from.getVariableDeclaration(name)
  const others = importersOf(project, name).filter((source) => source !== to)
  if (!declaration || passedOn.getNamedExports().length !== 1 || others.length > 0) {
    const sentence = `belongs into contract/index.ts, as "export const module": move it by hand, with what imports it.`
    return project.left(from.getStatements()[0], sentence)
  }
  declaration.getNameNode().replaceWithText('module')
  const statements = from.getStatements().filter((one) => !Node.isImportDeclaration(one))
  passedOn.replaceWithText(statements.map((one) => one.getText(true)).join('\n\n'))
  for (const one of from.getImportDeclarations().toReversed()) addImport(to, one)
  project.remove(`modules/${name}/module.ts`)
}

const importersOf = (project, name) =>
  project
    .sources('module')
    .filter(
      (source) => source.getFilePath().startsWith(`/modules/${name}/`) || source.getFilePath().startsWith('/product/'),
    )
    .filter((source) =>
      [...source.getImportDeclarations(), ...source.getExportDeclarations()].some((one) =>
        /^(?:\.{1,2}\/)+module$|^#modules\/[\w-]+\/module$/.test(one.getModuleSpecifierValue() ?? ''),
      ),
    )

/** Adds an import of module.ts to a file in a folder beside it. */
function addImport(to, declaration) {
  const before = declaration.getModuleSpecifierValue()
  const specifier = before.startsWith('./contract/')
    ? before.replace('./contract/', './')
    : before.replace(/^\.\//, '../')
  const { isTypeOnly, defaultImport, namespaceImport, namedImports } = declaration.getStructure()
  const there = to.getImportDeclaration(
    (one) =>
      one.getModuleSpecifierValue() === specifier && one.isTypeOnly() === isTypeOnly && !one.getNamespaceImport(),
  )
  if (!there || defaultImport || namespaceImport) {
    to.insertImportDeclaration(0, {
      isTypeOnly,
      defaultImport,
      namespaceImport,
      namedImports,
      moduleSpecifier: specifier,
    })
    return
  }
  const names = new Set(there.getNamedImports().map((one) => one.getText()))
  there.addNamedImports(
    declaration
      .getNamedImports()
      .filter((one) => !names.has(one.getText()))
      .map((one) => one.getStructure()),
  )
}

/** Renames the server side of a module, and leaves its migrations to the names of their files. */
function renameServer(project, name, source) {
  const declaration = renameExport(source, name, 'server')
  const object = declaration?.getInitializerIfKind?.(SyntaxKind.ObjectLiteralExpression)
  const migrations = object?.getProperty('migrations')
  const list = migrations?.getInitializerIfKind?.(SyntaxKind.ObjectLiteralExpression)
  if (!migrations) return
  const sentence =
    'lists migrations, which are found by the names of their files: let each file export up (and adds, replaces), and take the list out.'
  if (!list) return project.left(migrations, sentence)
  for (const entry of list.getProperties()) if (isPlain(entry, source)) dropMigration(entry, source)
  if (list.getProperties().length === 0) migrations.remove()
  else project.left(migrations, sentence)
  separateImports(source)
}

/** Whether an entry of the migrations is `'0001-item': { up: itemTables }`, with `up` imported from the file of that name. */
function isPlain(entry, source) {
  const parts = entry.getInitializerIfKind?.(SyntaxKind.ObjectLiteralExpression)?.getProperties() ?? []
  const [up] = parts
  if (parts.length !== 1 || up.getName() !== 'up') return false
  const { declaration, named } = importOf(up, source) ?? {}
  const file = entry.getNameNode().getText().replaceAll(/['"]/g, '')
  return named?.getName() === 'up' && declaration.getModuleSpecifierValue() === `./migrations/${file}`
}

function dropMigration(entry, source) {
  const [up] = entry.getInitializerIfKindOrThrow(SyntaxKind.ObjectLiteralExpression).getProperties()
  const { declaration, named } = importOf(up, source)
  if (declaration.getNamedImports().length === 1) declaration.remove()
  else named.remove()
  entry.remove()
}

/** Returns the import that brings the value of a property. */
export function importOf(property, source) {
  const local = property.getInitializer?.()?.getText() ?? property.getName()
  for (const declaration of source.getImportDeclarations())
    for (const named of declaration.getNamedImports())
      if ((named.getAliasNode() ?? named.getNameNode()).getText() === local) return { declaration, named }
  return undefined
}

/** Puts what console/index.ts has beside pages and panels into `parts`, and deletes it where there is nothing else. */
function joinParts(project, name, source) {
  if (!source || source.getVariableDeclaration('parts')) return
  const exported = source.getVariableStatements().filter((one) => one.isExported())
  const known = (statement) =>
    statement.getDeclarations().every((one) => ['pages', 'panels', ...consoleParts].includes(one.getName()))
  const others = source.getStatements().filter((one) => !Node.isImportDeclaration(one) && !exported.includes(one))
  if (!exported.every(known) || source.getExportDeclarations().length > 0)
    return project.left(
      source.getStatements()[0],
      'has exports of its own: put routes and the like into "export const parts: ConsoleParts".',
    )
  const parts = exported
    .flatMap((one) => one.getDeclarations())
    .filter((one) => consoleParts.includes(one.getName()))
    .map((one) => `${one.getName()}: ${one.getInitializer().getText()}`)
  if (parts.length === 0 && others.length === 0) return project.remove(`modules/${name}/console/index.ts`)
  for (const one of exported) one.remove()
  source.addStatements(`\nexport const parts: ConsoleParts = {\n${parts.map((one) => `  ${one},`).join('\n')}\n}`)
  source.insertImportDeclaration(0, {
    isTypeOnly: true,
    namedImports: ['ConsoleParts'],
    moduleSpecifier: 'atrium/console/page',
  })
  removeUnused(source)
  separateImports(source)
}

/** Takes out the imports of the seam of pages that the file does not use any more. */
function removeUnused(source) {
  const body = source
    .getStatements()
    .filter((one) => !Node.isImportDeclaration(one))
    .map((one) => one.getText())
    .join('\n')
  for (const declaration of source.getImportDeclarations()) {
    if (declaration.getModuleSpecifierValue() !== 'atrium/console/page') continue
    for (const named of declaration.getNamedImports())
      if (!new RegExp(String.raw`\b${named.getName()}\b`).test(body)) named.remove()
    if (declaration.getNamedImports().length === 0) declaration.remove()
  }
}

/** Renames the one export of a file that has the name of its module. Returns its declaration. */
function renameExport(source, name, next) {
  const declaration = source?.getVariableDeclaration(name)
  if (!declaration?.isExported()) return source?.getVariableDeclaration(next)
  declaration.getNameNode().replaceWithText(next)
  return source.getVariableDeclaration(next)
}

function renameBuild(name, source) {
  renameExport(source, name, 'build')
  for (const one of source?.getImportDeclarations() ?? [])
    if (one.getModuleSpecifierValue().endsWith('/build/module-build')) one.setModuleSpecifier('atrium/build')
}

/** Leaves an empty line behind the imports, which may go with the last of them. */
export function separateImports(source) {
  const last = source.getImportDeclarations().at(-1)
  const next = last?.getNextSibling()
  if (next && !/\n\s*\n/.test(source.getFullText().slice(last.getEnd(), next.getStart(true))))
    source.insertText(last.getEnd(), '\n')
}

/** Deletes a list of modules that is nothing but imports and one object of their names. */
function removeList(project, file) {
  const source = project.source(file)
  if (!source) return
  const [list, ...more] = source.getStatements().filter((one) => !Node.isImportDeclaration(one))
  const [declaration] = Node.isVariableStatement(list) ? list.getDeclarations() : []
  const entries = declaration?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression)?.getProperties()
  const isList = entries?.every((one) => Node.isShorthandPropertyAssignment(one))
  const passesOn = more.every((one) => Node.isExportDeclaration(one) && one.getText().includes('routerView'))
  if (isList && passesOn) project.remove(file)
  else
    project.left(
      source.getStatements()[0],
      'is a list of modules, which are found by their folders: delete it, with what it has besides.',
    )
}
