import { Node, SyntaxKind } from 'ts-morph'

/** Returns the nodes of a file that pass a test. */
export function nodesOf(source, passes) {
  const nodes = []
  source.forEachDescendant((node) => {
    if (passes(node)) nodes.push(node)
  })
  return nodes
}

/** Calls that name a module by their first argument. */
const calls =
  /^(?:import|require|require\.resolve|import\.meta\.resolve|(?:vi|jest)\.(?:mock|doMock|unmock|doUnmock|importActual|importMock|requireActual))$/

/** Tells whether a literal names a module: of an import, a re-export, `declare module`, `import()`, `require` or a mock. */
export function isSpecifier(literal) {
  const parent = literal.getParent()
  if (Node.isImportDeclaration(parent) || Node.isExportDeclaration(parent) || Node.isExternalModuleReference(parent))
    return true
  if (Node.isModuleDeclaration(parent)) return true
  if (Node.isLiteralTypeNode(parent)) return Node.isImportTypeNode(parent.getParent())
  return (
    Node.isCallExpression(parent) &&
    parent.getArguments()[0] === literal &&
    calls.test(parent.getExpression().getText())
  )
}

/**
 * Renames modules wherever a file names them: `renamed` returns the new specifier for an old one, or undefined. A call that puts its specifier together is skipped
 * with its file; other texts that contain `word` are left to the reader.
 */
export function renameSpecifiers(project, word, renamed) {
  for (const source of project.sources(word))
    for (const literal of nodesOf(source, (node) => isText(node) && node.getText().includes(word))) {
      const next = isTemplatePart(literal) ? undefined : renamed(literal.getLiteralText())
      if (next !== undefined && isSpecifier(literal)) literal.setLiteralValue(next)
      else if (isTemplatePart(literal) && namesModule(literal))
        project.skip(
          literal,
          `puts the name of a module together, which no codemod can read: change ${word}… by hand, in the whole file.`,
        )
      else if (next !== undefined)
        project.left(literal, `has "${literal.getLiteralText()}" as a text: write "${next}" if it names the module.`)
      else if (mentions(literal.getText(), word, renamed))
        project.left(literal, `has ${word}… in a text: change it if it names the module.`)
    }
}

const isText = (node) =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node) || isTemplatePart(node)
const isTemplatePart = (literal) =>
  Node.isTemplateHead(literal) || Node.isTemplateMiddle(literal) || Node.isTemplateTail(literal)

function namesModule(part) {
  const template = part.getFirstAncestorByKind(SyntaxKind.TemplateExpression)
  const call = template.getParent()
  return (
    Node.isCallExpression(call) && call.getArguments()[0] === template && calls.test(call.getExpression().getText())
  )
}

/** Tells whether a text has a specifier in it that is renamed. */
export const mentions = (text, word, renamed) =>
  text
    .split(/[^\w@/.#?-]+/)
    .some((part) => part.includes(word) && renamed(part.slice(part.indexOf(word))) !== undefined)
