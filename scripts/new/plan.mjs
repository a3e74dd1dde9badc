import { PlainError } from '../lib/run.mjs'
import { kinds, titleKinds } from './fields/kinds.mjs'
import { firstValues } from './templates/module.mjs'
import { demoValue } from './templates/samples.mjs'
import { camel, humanised, snake } from './words/case.mjs'
import { pluralOf } from './words/plural.mjs'

/** Records of the platform that others may refer to. */
const referable = ['user', 'dept', 'post', 'role']
/** Those of them that people see by their data scope. */
const scopedOfPlatform = new Set(['user', 'dept', 'role'])

/**
 * Everything that the templates of a resource need. Throws one sentence for what is taken, refers to nothing or would not fit.
 * `contract` is the result of `readContract`.
 */
export function planOf(names, parsed, { scope, contract }) {
  rejectTaken(names, contract)
  const referring = parsed.map((field) => withReference(field, names, contract)).map(shaped)
  const { isScoped, via, note } = scopeOf(names, referring, scope)
  const fields = referring.map((field) => ({ ...field, isHideable: Boolean(field.target?.isScoped) && field !== via }))
  const title = titleField(names, fields)
  title.isSearched = true
  rejectSameNames(names, fields, isScoped)
  const refs = fields.filter(({ kind }) => kind === 'ref')
  const unique = fields.filter(({ isUnique }) => isUnique)
  const moments = fields.filter(({ kind }) => kind === 'datetime')
  const isBilingual = isScoped || refs.some(({ target }) => target.titleEn)
  const dicts = fields.filter(({ kind }) => kind === 'dict')
  const dictValues = (type) => contract.dictionaries[type]?.values.map(([value]) => value) ?? firstValues
  return {
    names,
    fields,
    title,
    refs,
    unique,
    moments,
    /** Records have a department of their own, which decides who sees them. */
    isScoped,
    /** The reference that decides who sees a record instead. */
    via: fields.find(({ property }) => property === via?.property),
    /** From the record that `via` names to the one of the platform that decides in the end. */
    chain: via ? chainOf(via.target.kind, contract.kinds) : [],
    hasScope: isScoped || Boolean(via),
    /** Names of what a record refers to depend on who reads them. */
    hasHideable: fields.some(({ isHideable }) => isHideable),
    /** The sentence that the generator prints about the scope. */
    note,
    blanks: fields.filter(({ isOptional, kind }) => isOptional || kind === 'status'),
    pictures: fields.filter(({ kind }) => kind === 'image').map(({ property }) => property),
    sorts: [names.id, ...fields.filter(({ isSorted }) => isSorted).map(({ property }) => property)],
    nullableSorts: fields
      .filter(({ isSorted, isNull, isOptional }) => isSorted && isNull && isOptional)
      .map(({ property }) => property),
    /** Rows are read with the names of what they refer to, or returned in another form than the table has them. */
    isShaped: (refs.length > 0 || isScoped || moments.length > 0) && { isBilingual },
    hasNames: refs.length > 0 || isScoped,
    /** Something in a form cannot be judged by its schema alone. */
    checks: refs.length > 0 || isScoped || dicts.length > 0 || unique.length > 0,
    newDictionaries: newDictionaries(dicts, names, contract),
    dictValues,
    /** Title of the first row of the demo. */
    firstTitle: demoTitle(title, names.noun, 0),
    /** Title of a row of the demo that no other row refers to. */
    deletedTitle: demoTitle(title, names.noun, 9),
    label: { dept: ['部门', 'Department'] },
  }
}

const demoTitle = (title, noun, index) =>
  demoValue(title, { noun, isTitle: true, dictValues: () => [] })
    .replace('${101 + index}', 101 + index)
    .replace('${10 + index}', 10 + index)
    .replaceAll('`', '')

function rejectTaken({ kind, calls, path }, contract) {
  if (contract.kinds[kind]) {
    throw new PlainError(
      `There is a resource ${path} already: choose another name, or change the one that is there by hand.`,
    )
  }
  const other = Object.values(contract.kinds).find(({ table }) => table === calls)
  if (other || contract.calls.includes(calls)) {
    throw new PlainError(
      `The name ${calls} is taken by ${other?.kind ?? 'another resource'}: call ${path} something else.`,
    )
  }
}

function withReference(field, names, contract) {
  if (field.kind !== 'ref') return field
  if (field.target === names.path) {
    throw new PlainError(
      `The field ${field.name} makes a cycle, since a new ${names.path} would need another one first: leave it out.`,
    )
  }
  const [module, noun] = field.target.split('/')
  const kind = module === 'system' ? camel(noun) : camel(`${module}-${noun}`)
  const record = contract.kinds[kind]
  if (!record || (module === 'system' && !referable.includes(kind))) {
    const hint =
      module === 'system'
        ? `of the platform use one of ${referable.map((one) => `system/${one}`).join(', ')}`
        : `run "npm run new resource ${field.target}" first`
    throw new PlainError(`The field ${field.name} refers to ${field.target}, which does not exist: ${hint}.`)
  }
  return { ...field, target: targetOf(record, module, noun) }
}

/** Returns the parts of the kind of record behind a reference that the templates need. */
function targetOf({ kind, table, id, title, fields, scopeFields = [] }, module, noun) {
  const [shown] = [title].flat()
  return {
    kind,
    key: table,
    calls: table,
    table: snake(table),
    id,
    idColumn: snake(id),
    titleEn: fields[`${shown}En`] && `${shown}En`,
    isOfModule: module !== 'system',
    isScoped: module === 'system' ? scopedOfPlatform.has(kind) : scopeFields.length > 0,
    rows: camel(pluralOf(`${module}-${noun}`)),
  }
}

/**
 * Returns the scope of a resource: a department of its own, a required reference to a kind with a scope, or nothing. `scope` is the text of
 * `--scope`: dept, via:FIELD, none, or nothing for the first such reference.
 */
function scopeOf({ path }, fields, scope) {
  const offered = fields.filter(({ target, isRequired }) => target?.isScoped && isRequired)
  const listed = offered.map(({ name }) => name).join(', ')
  if (scope === 'dept') return { isScoped: true }
  if (scope === undefined) return { isScoped: false, via: offered[0], note: noteOf(path, offered) }
  if (scope === 'none') return { isScoped: false }
  const via = offered.find(({ name, property }) => scope === `via:${name}` || scope === `via:${property}`)
  if (via) return { isScoped: false, via }
  const hint = offered.length > 0 ? `of ${path} use one of ${listed}` : `${path} has none`
  throw new PlainError(
    `The scope ${scope} names no field that is required and refers to what has a scope itself: ${hint}. The others are dept and none.`,
  )
}

/** The kinds of records between one and the department, user or role that its scope comes from, which is the last. */
function chainOf(kind, kinds) {
  const { table, id, scopeFields = [], references = {} } = kinds[kind]
  if (scopedOfPlatform.has(kind)) return [{ kind }]
  const [field] = scopeFields
  const next = references[field] ?? Object.values(kinds).find((one) => one.id === field).kind
  return [{ kind, table, id, field }, ...chainOf(next, kinds)]
}

function noteOf(path, [first, ...others]) {
  if (!first) return undefined
  const rest = ['dept', ...others.map(({ name }) => `via:${name}`)].map((one) => `--scope ${one}`).join(', ')
  return `A record of ${path} is in scope when its ${first.name} is, as with --scope via:${first.name}. Other choices: ${rest} or --scope none.`
}

function shaped(field) {
  const { kind, name, target, isUnique } = field
  const { isNull = false, isSorted = false } = kinds[kind]
  // A picture is never required, since a record is often added before there is one.
  const isOptional = field.isOptional || kind === 'image'
  return {
    ...field,
    isOptional,
    isRequired: !isOptional && kind !== 'status',
    isNull,
    isSorted,
    isSearched: kind === 'text' || (isUnique && kind !== 'int'),
    ...(target && { shown: `${name}Name` }),
  }
}

/** The field that a record is called by: name or title, else the first unique text, else the first text. */
function titleField({ path }, fields) {
  const texts = fields.filter(({ kind }) => titleKinds.includes(kind))
  const title =
    texts.find(({ name }) => name === 'name' || name === 'title') ?? texts.find(({ isUnique }) => isUnique) ?? texts[0]
  if (!title) throw new PlainError(`No field of ${path} can be the name of a record: add one such as name:text.`)
  if (!title.isOptional) return title
  throw new PlainError(`A record is called by its field ${title.name}: take the word optional away from it.`)
}

function rejectSameNames({ id, table, noun }, fields, isScoped) {
  const owners = new Map([
    [id, 'the id'],
    ...(isScoped
      ? [
          ['deptId', '--scope dept'],
          ['deptName', '--scope dept'],
        ]
      : []),
  ])
  for (const { name, property, shown } of fields) {
    for (const one of new Set([property, `${property}From`, `${property}To`, shown].filter(Boolean))) {
      if (owners.has(one)) {
        throw new PlainError(
          `The field ${name} needs the name ${one}, which ${owners.get(one)} has already: call it something else.`,
        )
      }
      owners.set(one, `the field ${name}`)
    }
  }
  const longest = fields.map(({ column }) => `${table}_${column}_unique`).find((index) => index.length > 63)
  if (longest) {
    throw new PlainError(
      `The name ${longest} would be longer than the 63 letters that PostgreSQL keeps: shorten ${noun} or the field.`,
    )
  }
}

function newDictionaries(dicts, { module }, contract) {
  const missing = new Map(
    dicts.filter(({ dictType }) => !contract.dictionaries[dictType]).map((one) => [one.dictType, one]),
  )
  for (const [type, { name }] of missing) {
    if (!type.startsWith(`${module}_`)) {
      const known = Object.keys(contract.dictionaries).join(', ')
      throw new PlainError(
        `The field ${name} names the dictionary ${type}, which does not exist: call a new one ${module}_${type}, or use one of ${known}.`,
      )
    }
  }
  return [...missing].map(([type, { label, name }]) => ({ type, title: label ?? [humanised(name), humanised(name)] }))
}
