import { importsOf, lines, literal } from '../imports.mjs'

const ranged = new Set(['int', 'money', 'decimal', 'date', 'datetime'])
const exact = new Set(['ref', 'status', 'dict'])
const isFiltered = ({ kind }) => ranged.has(kind) || exact.has(kind)

/** `server/item/item.ts`: the list, one record, and which records there are for the caller. */
export function domainFile(plan) {
  const { names, hasScope, isShaped, hasHideable } = plan
  const imports = importsOf()
  imports.addType('@atrium/contract', 'Output', 'Parsed')
  imports.add('@atrium/server', 'list')
  imports.addType('@atrium/server', 'RowOrder')
  imports.addType('@atrium/server', 'Database', 'Schema')
  imports.add('@atrium/server', 'literal')
  imports.addType('@atrium/server', 'Literal', 'OptionalParams', 'Params')
  imports.addType('@atrium/server', 'Call')
  imports.add('@atrium/server', 'found')
  imports.addType(`../../contract/${names.noun}`, names.Type, names.calls)
  if (hasScope) {
    imports.add('../../contract', 'records')
    imports.add('@atrium/server', 'recordInScope')
  }
  if (hasScope || hasHideable) {
    imports.add('@atrium/server', 'viewerOf')
    imports.addType('@atrium/server', 'Viewer')
  }
  const parts = [
    lines(
      `type Query = Parsed<typeof ${names.calls}.list>['query']`,
      `type Filters = Partial<Omit<Query, 'page' | 'size' | 'pageWith' | 'sort' | 'order'>>`,
    ),
    hasScope && scope(names),
    matching(plan, imports),
    isShaped && shape(plan, imports),
    pages(plan),
    reading(plan),
  ]
  return imports.above(lines(parts.filter(Boolean).join('\n\n')))
}

const scope = ({ many, calls, kind, plural }) => `/** The ${plural[1]} in the actor's scope. */
export function ${many}InScope({ db, actor }: { db: Database; actor: Viewer }) {
  const all = db.selectFrom('${calls}')
  // Without a condition the count needs no row of the table.
  return actor.admin ? all : all.where(recordInScope(records, '${kind}', actor))
}`

function matching({ names, fields, hasScope }, imports) {
  const { calls, many, Types } = names
  const searched = fields.filter(({ isSearched }) => isSearched).map(({ property }) => property)
  const filters = [...searched, ...(fields.some(isFiltered) ? ['...filters'] : [])]
  return lines(
    hasScope
      ? [
          `export function matching${Types}(db: Database, { ${['viewer', ...filters].join(', ')} }: OptionalParams<Filters> & { viewer: Viewer }) {`,
          `let query = ${many}InScope({ db, actor: viewer })`,
        ]
      : [
          `export function matching${Types}(db: Database, { ${filters.join(', ')} }: OptionalParams<Filters>) {`,
          `let query = db.selectFrom('${calls}')`,
        ],
    fields.map((field) => filterLine(calls, field, imports)),
    'return query',
    '}',
  )
}

function filterLine(calls, { kind, property, isSearched }, imports) {
  const [column, value] = [`'${calls}.${property}'`, `filters.${property}`]
  if (ranged.has(kind)) {
    const within = kind === 'datetime' ? 'withinMoments' : 'within'
    imports.add('@atrium/server', within)
    return `query = ${within}(query, ${column}, ${value}From, ${value}To)`
  }
  if (kind === 'dict') return `if (${value}) query = query.where(${column}, '=', ${value})`
  if (exact.has(kind)) return `if (${value} !== undefined) query = query.where(${column}, '=', ${value})`
  if (!isSearched) return []
  imports.add('@atrium/server', 'contains')
  return `if (${property}) query = query.where((eb) => contains(eb, ${column}, ${property}))`
}

/** Returns the source of the names that rows are shown with, and of the form that the API gives them. */
function shape({ names, fields, isScoped, hasNames, hasHideable }, imports) {
  const { calls, one, Type, Types } = names
  imports.addType('kysely', 'SelectQueryBuilder')
  if (hasNames) {
    imports.add('../../contract', 'records')
    imports.add('@atrium/server', 'referredName')
  }
  const shown = fields.filter(({ target }) => target).map((field) => shownName(calls, field))
  if (isScoped) shown.push(deptName(calls))
  const moments = fields.filter(({ kind }) => kind === 'datetime')
  const translated = shown.filter(({ english }) => english)
  if (translated.length > 0) imports.add('@atrium/contract', 'inLanguage')
  const isBilingual = translated.length > 0
  if (isBilingual) imports.addType('@atrium/contract', 'Language')
  const taken = [
    ...shown.flatMap(({ alias, english }) => [alias, english ?? []].flat()),
    ...moments.map((one) => one.property),
  ]
  return lines(
    hasNames && `/** With the names of what they refer to${hasHideable ? ', as far as the viewer sees it' : ''}. */`,
    `export const select${Types} = (query: SelectQueryBuilder<Schema, '${calls}', object>${hasHideable ? ', { viewer }: { viewer: Viewer }' : ''}) =>`,
    `query.selectAll('${calls}')`,
    shown.length > 0 && ['.select([', shown.map(({ select }) => select), '])'],
    '',
    `type Row = Awaited<ReturnType<ReturnType<typeof select${Types}>['execute']>>[number]`,
    '',
    '/** A row as the API answers it. */',
    `export function ${one}Of({ ${taken.join(', ')}, ...row }: Row${isBilingual ? ', language: Language' : ''}): ${Type} {`,
    'return {',
    '...row,',
    shown.map(({ value }) => value),
    moments.map(momentValue),
    '}',
    '}',
  )
}

const momentValue = ({ property, isOptional }) =>
  `${property}: ${isOptional ? `${property} === null ? null : ` : ''}new Date(${property}).toISOString(),`

/** How the name of the record behind a reference is read and returned. */
function shownName(calls, { property, shown, target, isHideable }) {
  const english = target.titleEn && `${shown}En`
  const one = (alias, ...more) => {
    const options = [...(isHideable ? ['viewer'] : []), ...more].join(', ')
    return `referredName(records, '${target.kind}', '${calls}.${property}'${options && `, { ${options} }`}).as('${alias}'),`
  }
  const value = english ? `inLanguage(language, ${shown} ?? '', ${english} ?? '')` : `${shown} ?? ''`
  return {
    alias: shown,
    english,
    select: lines(one(shown), english && one(english, 'isEnglish: true')),
    value: `${shown}: ${value},`,
  }
}

const deptTarget = { kind: 'dept', titleEn: 'deptNameEn' }
const deptName = (calls) => shownName(calls, { property: 'deptId', shown: 'deptName', target: deptTarget })

function pages({ names, isShaped, hasScope, hasHideable, nullableSorts }) {
  const { calls, id, one, Types } = names
  const language = isShaped?.isBilingual ? ', call.language' : ''
  const select = isShaped ? `select${Types}` : '(all) => all.selectAll()'
  const answer = isShaped ? `{ items: items.map((row) => ${one}Of(row${language})), pageInfo }` : '{ items, pageInfo }'
  const isViewed = hasScope || hasHideable
  const viewer = isViewed ? 'viewer: ReturnType<typeof viewerOf>; ' : ''
  const nullable = nullableSorts.length > 0
  const empty = `/** The fields that may be empty: such rows come last. */
const nullable = new Set<Query['sort']>(${literal(nullableSorts)})

`
  return `${nullable ? empty : ''}type Asked = Filters & { ${viewer}sort: Literal<Query['sort']>; order: Literal<Query['order']> }

export const ${one}Order = ({ sort, order }: Pick<Query, 'sort' | 'order'>): RowOrder<Schema, '${calls}'> => [
  [\`${calls}.\${sort}\`, order${nullable ? `, nullable.has(sort) ? 'nullsLast' : undefined` : ''}],
  ['${calls}.${id}', order],
]

const readPage = list({
  from: (db, given: Params<Asked>) => matching${Types}(db, given),
  order: (given) => ${one}Order(given),
  select: ${select},
})

export async function pageOf${Types}(call: Call, { page, size, pageWith, sort, order, ...filters }: Query): Promise<Output<typeof ${calls}.list>> {
  const asked = { ...filters, ${isViewed ? 'viewer: viewerOf(call.actor), ' : ''}sort: literal(sort), order: literal(order) }
  ${isShaped ? 'const { items, pageInfo } = await' : 'return'} readPage(call.db, asked, { page, size, pageWith })
  ${isShaped ? `return ${answer}` : ''}
}`
}

function reading({ names, hasScope, isShaped, hasHideable }) {
  const { calls, id, one, many, Type, Types } = names
  const all = hasScope ? `${many}InScope(call)` : `call.db.selectFrom('${calls}')`
  const language = isShaped?.isBilingual ? ', call.language' : ''
  const query = `${all}.where('${calls}.${id}', '=', ${id})`
  const body = isShaped
    ? `const row = await select${Types}(${query}${hasHideable ? ', { viewer: call.actor }' : ''}).executeTakeFirst()
  return ${one}Of(found(row)${language})`
    : `return found(await ${query}.selectAll().executeTakeFirst())`
  return `export async function read${Type}(call: Call, ${id}: number): Promise<${Type}> {
  ${body}
}`
}
