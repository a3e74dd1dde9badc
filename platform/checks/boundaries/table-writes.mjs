import { isTest } from './boundary-rules.mjs'
import { namedElsewhere, tableOwners } from './table-owners.mjs'

const ownersFile = 'platform/checks/boundaries/table-owners.mjs'
const writers = new Set(['insertInto', 'replaceInto', 'mergeInto', 'updateTable', 'deleteFrom'])
/** An update of a conflict and a lock, `do update set` and `for update`, name no table. */
const rawWrite = /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|(?<!\b(?:do|for)\s+)update)\s+"?(\w+|\$)/gi

/** The tables that a program writes (undefined for one whose name is no text in it), and those that it declares for the database. */
export function readTables(program) {
  const tables = { writes: [], declares: [] }
  visit(program, (node) => {
    if (node.type === 'CallExpression') tables.writes.push(...writesOfCall(node))
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql') tables.writes.push(...writesIn(node.quasi))
    if (node.type === 'TSInterfaceDeclaration' && node.id.name === 'Schema')
      tables.declares.push(...node.body.body.map(({ key }) => key.name))
  })
  return tables
}

function visit(node, see) {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, see))
  if (typeof node?.type !== 'string') return
  see(node)
  for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) visit(value, see)
}

function writesOfCall({ callee, arguments: [first] }) {
  if (callee.type !== 'MemberExpression' || !first) return []
  const { name } = callee.property
  if (callee.object.name === 'sql' && name === 'raw') return writesIn(first)
  if (!writers.has(name)) return []
  const named = first.type === 'ArrayExpression' ? first.elements : [first]
  return named.map((one) => (typeof one.value === 'string' ? one.value : undefined))
}

/** The tables that a statement writes; an interpolated name shows as $. */
function writesIn(text) {
  const statement = text.quasis ? text.quasis.map(({ value }) => value.raw).join('$') : String(text.value ?? '')
  const names = [...statement.matchAll(rawWrite)].map(([, name]) => name).filter((name) => !name.startsWith('sqlite_'))
  return names.map((name) => (name === '$' ? undefined : inCamelCase(name)))
}

const inCamelCase = (name) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase())

const moduleOf = (file) => /^modules\/([^/]+)\//.exec(file)?.[1]
/** Returns whether a file may write all tables: tests, migrations, and what copies all rows of a database. */
const mayWriteAll = (file) => isTest(file) || /\/(?:migrations|version-0-1|commands\/backup\/rows)\//.test(file)

/**
 * Every write of a table from outside of its owner, as sentences. A module of the program is `{ file, writes, declares }`, see `readTables`. The
 * tables of a module of the product are those that it declares.
 */
export function foreignWrites(modules, owners = tableOwners) {
  const declared = declaredTables(modules)
  return modules.flatMap(({ file, writes }) => {
    if (mayWriteAll(file)) return []
    const reasons = new Set(writesOf(file, writes).map((table) => reasonAgainst(file, table, owners, declared)))
    return [...reasons].flatMap((reason) => (reason ? [`${file} ${reason}`] : []))
  })
}

/** Returns a sentence for each table of the platform without an owner, and for each owner that does not write its table. */
export function ownerErrors(modules, owners = tableOwners) {
  const unowned = [...declaredTables(modules)].flatMap(([table, { file, module }]) =>
    module || owners[table] ? [] : [`${file} declares ${table}: name its owner in ${ownersFile}.`],
  )
  const all = Object.entries(owners).flatMap(([table, [owner]]) => [owner].flat().map((one) => [table, one]))
  const gone = all.flatMap(([table, owner]) => {
    const isWriting = ({ file, writes }) => file.startsWith(owner) && writesOf(file, writes).includes(table)
    return modules.some(isWriting) ? [] : [`${ownersFile}: ${owner} does not write ${table}.`]
  })
  return [...unowned, ...gone]
}

const declaredTables = (modules) =>
  new Map(modules.flatMap(({ file, declares }) => declares.map((table) => [table, { file, module: moduleOf(file) }])))

const writesOf = (file, writes) => writes.flatMap((table) => table ?? namedElsewhere[file])

function reasonAgainst(file, table, owners, declared) {
  if (table === undefined) return 'writes a table that it does not name: write its name, so that the check can read it.'
  if (owners[table]) {
    const [owner, sentence] = owners[table]
    const all = [owner].flat()
    const isOwner = all.some((one) => file.startsWith(one))
    return isOwner ? undefined : `writes ${table}: call a function of ${all[0]} instead. ${sentence}`
  }
  const module = declared.get(table)?.module
  if (module === undefined) return `writes ${table}, which no Schema declares.`
  return module === moduleOf(file) ? undefined : `writes ${table}, a table of the module ${module}.`
}
