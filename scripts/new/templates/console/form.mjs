import { importsOf, lines } from '../imports.mjs'

const form = '@atrium/console/form'

/** `use-item-form.ts`: what opens, reads and saves the form, which the page has before the form itself. */
export function formStateFile(plan) {
  const { names } = plan
  const imports = importsOf()
  imports.add(`#calls/${names.module}`, 'api')
  imports.add('@atrium/console/data', 'request')
  imports.add('@atrium/console/data', 'inForm', 'useWrite')
  imports.add(form, 'useRecordForm')
  imports.addType(form, 'OnSaved')
  imports.addType(`../../../../contract/${names.noun}`, names.Type)
  return imports.above([valuesType(plan), blank(plan), valuesOf(plan), hook(plan)].join('\n\n'))
}

/** `item-form.tsx`: the drawer that adds and edits. */
export function formFile(plan) {
  const { names } = plan
  const imports = importsOf()
  imports.add(form, 'RecordForm')
  imports.add('@atrium/console/text', 'useText')
  imports.add('./text', 'texts')
  imports.addType(`./use-${names.noun}-form`, `use${names.Type}Form`)
  if (plan.fields.some(({ length }) => length)) imports.add(`../../../../contract/${names.noun}.rules`, 'lengths')
  return imports.above(component(plan, imports))
}

const numbers = new Set(['int', 'money', 'decimal'])
const chosen = new Set(['ref', 'dict'])

function typeOf({ kind }) {
  if (kind === 'status') return '0 | 1'
  if (kind === 'ref') return 'number | undefined'
  if (kind === 'dict') return 'string | undefined'
  if (numbers.has(kind)) return 'number | null'
  return kind === 'date' || kind === 'datetime' ? 'string | null' : 'string'
}

function valuesType({ fields, isScoped }) {
  return lines(
    '/** The values of the fields; nothing yet in a new record. */',
    'interface Values {',
    fields.map((field) => `${field.property}: ${typeOf(field)}`),
    isScoped && 'deptId: number | undefined',
    '}',
  )
}

function blank({ fields, isScoped }) {
  const value = ({ kind, isNull }) =>
    kind === 'status' ? '1' : chosen.has(kind) ? 'undefined' : isNull ? 'null' : `''`
  const all = fields.map((field) => `${field.property}: ${value(field)}`)
  return lines(
    'const blank: Values = {',
    [...all, ...(isScoped ? ['deptId: undefined'] : [])].map((one) => `${one},`),
    '}',
  )
}

function valuesOf({ names, fields, isScoped }) {
  const value = ({ kind, property, isOptional }) => {
    if (!isOptional) return `record.${property}`
    if (kind === 'ref') return `record.${property} ?? undefined`
    return kind === 'dict' ? `record.${property} || undefined` : `record.${property}`
  }
  return lines(
    `const valuesOf = (record: ${names.Type}): Values => ({`,
    fields.map((field) => `${field.property}: ${value(field)},`),
    isScoped && 'deptId: record.deptId,',
    '})',
  )
}

function hook({ names, fields, isScoped }) {
  const { Type, calls, id } = names
  const required = ({ kind, isNull, isOptional }) => !isOptional && (isNull || chosen.has(kind))
  const filled = [
    ...fields.filter(required).map(({ property }) => `${property}: values.${property}!`),
    ...(isScoped ? ['deptId: values.deptId!'] : []),
  ]
  const emptied = fields
    .filter(({ kind, isOptional }) => isOptional && chosen.has(kind))
    .map(({ kind, property }) => `${property}: values.${property} ?? ${kind === 'ref' ? 'null' : `''`}`)
  const changes = [...filled, ...emptied]
  const body = changes.length > 0 ? `{ ...values, ${changes.join(', ')} }` : undefined
  return lines(
    `export function use${Type}Form(onSaved: OnSaved) {`,
    'const write = useWrite()',
    'return useRecordForm({',
    `kind: '${names.kind}',`,
    'onSaved,',
    'blank,',
    `read: (${id}) => request(api.${calls}.read, { query: { ${id} } }),`,
    'valuesOf,',
    `save: (${body ? 'values' : 'body'}, record) => {`,
    filled.length > 0 && '// The form asks for what has to be filled in.',
    body && `const body = ${body}`,
    `if (!record) return write(api.${calls}.add, { body }, inForm)`,
    `const { ${id}, version } = record`,
    `return write(api.${calls}.edit, { body: { ...body, ${id}, version } }, inForm)`,
    '},',
    '})',
    '}',
  )
}

function component({ names, fields, refs, isScoped }, imports) {
  const { Type, calls } = names
  const needsRecord = refs.length > 0 || isScoped
  const inputs = lines(
    fields.map((field) => inputOf(field, calls, imports)),
    isScoped && deptField(imports),
  )
  const patterns = [...new Set(fields.flatMap(({ kind }) => patternNames[kind] ?? []))]
  if (patterns.length > 0) imports.add(form, 'usePatterns')
  if (refs.length > 0) imports.add(`#calls/${names.module}`, 'api')
  return lines(
    `export function ${Type}Form({ form }: { form: ReturnType<typeof use${Type}Form> }) {`,
    'const t = useText(texts)',
    patterns.length > 0 && `const { ${patterns.join(', ')} } = usePatterns()`,
    'return (',
    `<RecordForm form={form} titles={[t('add'), t('change')]}>`,
    needsRecord ? ['{(record) => (', '<>', inputs, '</>', ')}'] : inputs,
    '</RecordForm>',
    ')',
    '}',
  )
}

function deptField(imports) {
  imports.add(form, 'DeptField')
  return `<DeptField label={t('deptId')} required present={record} />`
}

const patternNames = { email: 'email', phone: 'phone', url: 'webAddress' }

function inputOf(field, calls, imports) {
  const { kind, property, isRequired } = field
  const start = (name) => {
    imports.add(form, name)
    return `<${name} name="${property}" label={t('${property}')}${isRequired ? ' required' : ''}`
  }
  if (kind === 'text') return `${start('TextField')} max={lengths.${property}} />`
  if (kind === 'multiline') return `${start('TextAreaField')} max={lengths.${property}} />`
  if (patternNames[kind]) {
    imports.add('@atrium/contract', 'most')
    return `${start('TextField')} max={most.${kind}} pattern={${patternNames[kind]}} />`
  }
  if (kind === 'int') return `${start('NumberField')} />`
  if (kind === 'money') return `${start('MoneyField')} min={0} />`
  if (kind === 'decimal') return `${start('DecimalField')} decimals={${field.decimals}} />`
  if (kind === 'date') return `${start('DateField')} />`
  if (kind === 'datetime') return `${start('DateTimeField')} />`
  if (kind === 'colour') return `${start('ColourField')} />`
  if (kind === 'image') return `${start('ImageField')} />`
  if (kind === 'dict') return `${start('DictField')} dictType="${field.dictType}" />`
  if (kind === 'status') {
    imports.add(form, 'StatusField')
    return `<StatusField${property === 'status' ? '' : ` name="${property}"`} label={t('${property}')} />`
  }
  return choiceField(field, calls, start)
}

function choiceField({ property, shown }, calls, start) {
  const present = `record && { id: record.${property}, name: record.${shown} }`
  return `${start('ChoiceField')} call={api.${calls}.choices} present={${present}} />`
}
