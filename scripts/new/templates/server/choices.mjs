import { importsOf, lines } from '../imports.mjs'

const scopes = { user: 'userInScope', dept: 'deptInScope', role: 'roleInScope' }

/** `server/item/item-choices.ts`: the records that the fields of a form refer to. */
export function choicesFile({ names, refs }) {
  const { noun, calls, Type } = names
  const imports = importsOf()
  imports.addType('kysely', 'Selectable')
  imports.addType('@atrium/contract/endpoint', 'Output', 'Parsed')
  imports.add('#server/call/field-error', 'refuseFields')
  imports.addType('#server/call/field-error', 'FieldError')
  imports.add('#server/db/count', 'countOf')
  imports.addType('#server/call/call', 'Call')
  imports.addType('#server/call/write-call', 'WriteCall')
  imports.addType(`../../contract/${noun}`, calls)
  imports.addType(`./${noun}.table`, `${Type}Table`)
  const targets = [...new Map(refs.map((one) => [one.target.kind, one])).values()]
  const parts = [
    targets.map((one) => offered(one, imports)).join('\n\n'),
    listing(calls, Type, targets, imports),
    refusing(calls, Type, refs),
  ]
  return imports.above(parts.join('\n\n'))
}

const offeredName = ({ target }) => `offered${target.Types}`

/** The records that may be chosen: those in the actor's scope. */
function offered(ref, imports) {
  const { key, kind, isScoped } = ref.target
  const query = `db.selectFrom('${key}')`
  const name = offeredName(ref)
  const scope = scopes[kind]
  if (scope) {
    imports.add('#server/access/scope', scope)
    return `const ${name} = ({ db, actor }: Call) => ${query}.where(${scope}(actor))`
  }
  if (!isScoped) return `const ${name} = ({ db }: Call) => ${query}`
  imports.add('#server/access/scope', 'deptInScope')
  return lines(
    `function ${name}({ db, actor }: Call) {`,
    `const depts = db.selectFrom('depts').where(deptInScope(actor)).select('depts.deptId')`,
    `return ${query}.where('${key}.deptId', 'in', depts)`,
    '}',
  )
}

function listing(calls, Type, targets, imports) {
  const one = (ref) => {
    const { key, id, title, titleEn, hasStatus } = ref.target
    const columns = [`'${key}.${id} as id'`, `'${key}.${title} as name'`]
    if (titleEn) columns.push(`'${key}.${titleEn} as nameEn'`)
    if (hasStatus) columns.push(`'${key}.status'`)
    return `const ${ref.choices} = await ${offeredName(ref)}(call).select([${columns.join(', ')}]).orderBy('${key}.${title}').execute()`
  }
  const answer = (ref) => {
    const { titleEn, hasStatus } = ref.target
    if (!titleEn && hasStatus) return ref.choices
    if (titleEn) imports.add('@atrium/contract/language', 'inLanguage')
    if (!titleEn) return `${ref.choices}: ${ref.choices}.map((row) => ({ ...row, status: 1 as const }))`
    const status = hasStatus ? '' : ', status: 1 as const'
    return `${ref.choices}: ${ref.choices}.map(({ name, nameEn, ...row }) => ({ ...row, name: inLanguage(call.language, name, nameEn)${status} }))`
  }
  return lines(
    `export async function list${Type}Choices(call: Call): Promise<Output<typeof ${calls}.choices>> {`,
    targets.map(one),
    `return { ${targets.map(answer).join(', ')} }`,
    '}',
  )
}

/** For each field `if (form.x !== before?.x) { … fields.x = 'notOffered' }`. */
function refusing(calls, Type, refs) {
  const check = (ref) => {
    const { target, property, isOptional } = ref
    const isGiven = isOptional ? `form.${property} != null && ` : ''
    const open = `${offeredName(ref)}(call)${target.hasStatus ? `.where('${target.key}.status', '=', 1)` : ''}`
    return lines(
      `if (${isGiven}form.${property} !== before?.${property}) {`,
      `const open = ${open}.where('${target.key}.${target.id}', '=', form.${property})`,
      `if ((await countOf(open)) === 0) fields.${property} = 'notOffered'`,
      '}',
    )
  }
  return lines(
    `/** Refuses what is out of the actor's scope, disabled or not there. What stays as it was in \`before\` is not judged again. */`,
    `export async function refuseUnofferedChoices(call: WriteCall, form: Parsed<typeof ${calls}.add>['body'], before?: Selectable<${Type}Table>): Promise<void> {`,
    'const fields: Record<string, FieldError> = {}',
    refs.map(check),
    'refuseFields(fields)',
    '}',
  )
}
