import { Node } from 'ts-morph'
import { isSpecifier, nodesOf } from './specifiers.mjs'

/**
 * Renames exports of the platform where a product uses them: imports with their uses, re-exports (under their name of before), `import('…').Name` in types, and
 * members of `import * as`. `renames` are `{ from: 'atrium/ui#Old', to: 'atrium/ui#New' }`, and the specifier may be another one. A file with a use that cannot be followed is skipped.
 */
export function renameExports(project, renames) {
  for (const { from, to } of renames) {
    const rename = { from: partsOf(from), to: partsOf(to) }
    for (const source of project.sources(rename.from.specifier)) {
      skipCalls(project, source, rename)
      for (const one of source.getImportDeclarations()) renameImport(project, one, rename)
      for (const one of source.getExportDeclarations()) renameReexport(project, one, rename)
      for (const one of nodesOf(source, (node) => Node.isImportTypeNode(node))) renameInType(one, rename)
    }
  }
}

function partsOf(text) {
  // A specifier may begin with # itself.
  const at = text.lastIndexOf('#')
  return { specifier: text.slice(0, at), name: text.slice(at + 1) }
}

function renameImport(project, declaration, rename) {
  const { from, to } = rename
  if (declaration.getModuleSpecifierValue() !== from.specifier) return
  const space = declaration.getNamespaceImport()
  if (space) return renameMembers(project, space, rename)
  const named = declaration.getNamedImports().find((one) => one.getName() === from.name)
  if (!named) return
  const local = localName(named, to.name)
  if (from.specifier !== to.specifier) return moveName(declaration, named, to, local)
  named.setName(to.name)
  if (local === to.name) named.removeAlias()
}

/** Renames the uses of an import in its file. Returns its name there, which is that of before where the file has the new name for something else. */
function localName(named, next) {
  const alias = named.getAliasNode()?.getText()
  if (alias !== undefined) return alias
  const isNext = (node) => Node.isIdentifier(node) && node.getText() === next
  const isTaken = nodesOf(named.getSourceFile(), isNext).length > 0
  const name = isTaken ? named.getName() : next
  named.renameAlias(name)
  return name
}

function moveName(declaration, named, to, local) {
  const isType = declaration.isTypeOnly() || named.isTypeOnly()
  const name = local === to.name ? to.name : `${to.name} as ${local}`
  const end = declaration.getText().endsWith(';') ? ';' : ''
  const quote = declaration.getModuleSpecifier().getText()[0]
  named.remove()
  const source = declaration.getSourceFile()
  source.insertStatements(
    declaration.getChildIndex() + 1,
    `import ${isType ? 'type ' : ''}{ ${name} } from ${quote}${to.specifier}${quote}${end}`,
  )
  if (declaration.getImportClause() === undefined || isEmpty(declaration)) declaration.remove()
}

const isEmpty = (declaration) =>
  declaration.getNamedImports().length === 0 && !declaration.getDefaultImport() && !declaration.getNamespaceImport()

function renameMembers(project, space, { from, to }) {
  for (const node of space.findReferencesAsNodes()) {
    const parent = node.getParent()
    const member = Node.isPropertyAccessExpression(parent)
      ? parent.getNameNode()
      : Node.isQualifiedName(parent)
        ? parent.getRight()
        : undefined
    if (member?.getText() !== from.name) continue
    if (from.specifier === to.specifier) member.replaceWithText(to.name)
    else project.skip(node, `${from.name} is ${to.name} of ${to.specifier}: import it from there.`)
  }
}

function renameReexport(project, declaration, { from, to }) {
  if (declaration.getModuleSpecifierValue() !== from.specifier) return
  if (declaration.isNamespaceExport())
    return project.left(
      declaration,
      `passes ${from.name} on, which is ${to.name} of ${to.specifier}: change what imports it from here.`,
    )
  const named = declaration.getNamedExports().find((one) => one.getName() === from.name)
  if (!named) return
  if (from.specifier !== to.specifier)
    return project.skip(declaration, `${from.name} is ${to.name} of ${to.specifier}: pass it on from there.`)
  const outer = named.getAliasNode()?.getText() ?? from.name
  named.setName(to.name)
  if (outer === to.name) named.removeAlias()
  else named.setAlias(outer)
}

function renameInType(type, { from, to }) {
  const literal = type.getArgument().getLiteral?.()
  const qualifier = type.getQualifier()
  if (literal?.getLiteralText?.() !== from.specifier || qualifier?.getText() !== from.name) return
  qualifier.replaceWithText(to.name)
  literal.setLiteralValue(to.specifier)
}

/** Skips a file in which a call, such as `import()` or a mock, names the module in a statement with the name. */
function skipCalls(project, source, { from, to }) {
  const isName = new RegExp(`(?<![\\w$])${from.name.replaceAll('$', String.raw`\$`)}(?![\\w$])`)
  for (const literal of nodesOf(source, (node) => Node.isStringLiteral(node))) {
    if (literal.getLiteralText() !== from.specifier || !Node.isCallExpression(literal.getParent())) continue
    const statement = literal.getFirstAncestor((node) => Node.isStatement(node))
    if (isSpecifier(literal) && isName.test(statement?.getText() ?? ''))
      project.skip(literal, `${from.name} is ${to.name} of ${to.specifier}: rename it by hand, in the whole file.`)
  }
}
