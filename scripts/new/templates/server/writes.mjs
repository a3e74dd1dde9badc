import { importsOf, lines } from '../imports.mjs'

/** `server/item/item-writes.ts`: adding, editing and deleting. */
export function writesFile(plan) {
  const { names, pictures, checks, moments } = plan
  const imports = importsOf()
  imports.addType('@atrium/contract', 'Parsed')
  imports.add('@atrium/server', 'allFound', 'found', 'fresh')
  imports.addType('@atrium/server', 'WriteCall')
  imports.addType(`../../contract/${names.noun}`, names.calls)
  const parts = [
    blankOf(plan),
    pictures.length > 0 &&
      `/** The fields that hold pictures. */\nconst pictures = [${pictures.map((one) => `'${one}'`).join(', ')}]`,
    moments.length > 0 && momentsOf(moments),
    checks && errors(plan, imports),
    adding(plan, imports),
    editing(plan, imports),
    deleting(plan, imports),
  ]
  const body = parts.filter(Boolean).join('\n\n')
  return imports.above(body)
}

const emptyOf = ({ kind, isNull }) => (kind === 'status' ? '1' : isNull ? 'null' : `''`)

function blankOf({ blanks }) {
  if (blanks.length === 0) return undefined
  return `const blank = { ${blanks.map((field) => `${field.property}: ${emptyOf(field)}`).join(', ')} } as const`
}

/** The form has moments as ISO 8601, the table as milliseconds. */
function momentsOf(moments) {
  const line = ({ property, isOptional }) => {
    const value = isOptional ? `form.${property} && Date.parse(form.${property})` : `Date.parse(form.${property})`
    return isOptional
      ? `...(form.${property} !== undefined && { ${property}: ${value.replace('&&', '=== null ? null :')} })`
      : `${property}: ${value}`
  }
  const types = moments.map(({ property, isOptional }) => `${property}${isOptional ? '?: string | null' : ': string'}`)
  const others = moments.map(({ property }) => `${property}: _${property}`).join(', ')
  return lines(
    '/** The form as the table has it: moments in milliseconds. */',
    `function rowOf<F extends { ${types.join('; ')} }>(form: F) {`,
    `const { ${others}, ...rest } = form`,
    `return { ...rest, ${moments.map(line).join(', ')} }`,
    '}',
  )
}

/** Returns the source of the checks that the schemas cannot make. */
function errors({ names, fields, refs, isScoped, unique }, imports) {
  const { Type, calls, kind, noun } = names
  const dicts = fields.filter((field) => field.kind === 'dict')
  imports.addType('kysely', 'Selectable')
  imports.addType(`./${noun}.table`, `${Type}Table`)
  if (isScoped) imports.add('@atrium/server', 'rejectDept')
  if (refs.length > 0) {
    imports.add('@atrium/server', 'rejectUnofferedRecords')
    imports.add(`../../contract/${noun}.record`, kind)
  }
  if (dicts.length > 0) imports.add('@atrium/server', 'rejectUnknownDictValues')
  if (unique.length > 0) {
    imports.add('@atrium/server', 'rejectTaken')
    imports.add(`../../contract/${noun}.record`, kind)
  }
  const types = dicts.map(({ property, dictType }) => `${property}: '${dictType}'`).join(', ')
  return lines(
    '/** Throws what is wrong with a form. Values that stay as they were in `before` are not checked again. */',
    `async function rejectWrong(call: WriteCall, form: Parsed<typeof ${calls}.add>['body'], before?: Selectable<${Type}Table>): Promise<void> {`,
    isScoped && 'if (form.deptId !== before?.deptId) await rejectDept(call, form.deptId)',
    refs.length > 0 && `await rejectUnofferedRecords(call, ${kind}.references, form, before)`,
    dicts.length > 0 && `await rejectUnknownDictValues(call, { ${types} }, form, before)`,
    unique.length > 0 && `await rejectTaken(call, ${kind}, form, before)`,
    '}',
  )
}

const formOf = ({ moments }) => (moments.length > 0 ? 'rowOf(form)' : 'form')

function adding(plan, imports) {
  const { names, blanks, pictures, checks } = plan
  const { Type, calls, id } = names
  if (pictures.length > 0) imports.add('@atrium/server', 'takeFiles', 'deleteFiles')
  const form = formOf(plan)
  const row = blanks.length > 0 ? `{ ...blank, ...${form} }` : form
  return lines(
    `export async function add${Type}(call: WriteCall, form: Parsed<typeof ${calls}.add>['body']): Promise<number> {`,
    checks && 'await rejectWrong(call, form)',
    pictures.length > 0 && 'await takeFiles(call, pictures, form)',
    `const insert = call.db.insertInto('${calls}').values(${row})`,
    'const after = await insert.returningAll().executeTakeFirstOrThrow()',
    `call.changed({ id: after.${id}, after })`,
    `return after.${id}`,
    '}',
  )
}

/** The rows that the actor may change. */
const allOf = ({ names, hasScope }, imports) => {
  if (!hasScope) return `call.db.selectFrom('${names.calls}')`
  imports.add(`./${names.noun}`, `${names.many}InScope`)
  return `${names.many}InScope(call)`
}

function editing(plan, imports) {
  const { names, pictures, checks } = plan
  const { Type, calls, id } = names
  return lines(
    `export async function edit${Type}(`,
    'call: WriteCall,',
    `{ ${id}, version, ...form }: Parsed<typeof ${calls}.edit>['body'],`,
    '): Promise<null> {',
    `const row = await ${allOf(plan, imports)}.selectAll().where('${id}', '=', ${id}).executeTakeFirst()`,
    'const before = fresh(found(row), version)',
    checks && 'await rejectWrong(call, form, before)',
    pictures.length > 0 && 'await takeFiles(call, pictures, form, before)',
    `const update = call.db.updateTable('${calls}').set({ ...${formOf(plan)}, version: version + 1 })`,
    `const after = await update.where('${id}', '=', ${id}).returningAll().executeTakeFirstOrThrow()`,
    `call.changed({ id: ${id}, before, after })`,
    'return null',
    '}',
  )
}

function deleting(plan, imports) {
  const { names, pictures } = plan
  const { Types, calls, id } = names
  return lines(
    `export async function delete${Types}(call: WriteCall, ids: number[]): Promise<null> {`,
    `const rows = await ${allOf(plan, imports)}.selectAll().where('${id}', 'in', ids).execute()`,
    `for (const before of allFound(rows, ids)) call.changed({ id: before.${id}, before })`,
    `await call.db.deleteFrom('${calls}').where('${id}', 'in', ids).execute()`,
    pictures.length > 0 && 'await deleteFiles(call, pictures, rows)',
    'return null',
    '}',
  )
}
