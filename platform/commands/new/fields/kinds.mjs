/**
 * The kinds that a field can have. `argument` says what follows the kind, such as "dict TYPE"; `column` the type of its column, `isNull` whether an empty value is null
 * rather than an empty text; `isFiltered` whether a list filters by it `always` or where it names a record; `isIndexed` whether it does so for one value; `function` the
 * function of the contract, where that has another name; `target` the record that it always refers to; `isList` whether it refers to several. A picture is always optional, since a
 * record is often added before there is one.
 */
export const kinds = {
  text: { argument: 'length', column: 'text', isUnique: true, isSorted: true, isFiltered: 'always' },
  multiline: { argument: 'length', column: 'text' },
  int: { column: 'integer', isNull: true, isUnique: true, isSorted: true, isFiltered: 'always' },
  money: { column: 'bigint', isNull: true, isSorted: true, isFiltered: 'always' },
  decimal: { argument: 'decimals', column: 'bigint', isNull: true, isSorted: true, isFiltered: 'always' },
  date: { column: 'text', isNull: true, isSorted: true, isFiltered: 'always' },
  datetime: { function: 'dateTime', column: 'bigint', isNull: true, isSorted: true, isFiltered: 'always' },
  email: { column: 'text', isUnique: true, isFiltered: 'named' },
  phone: { column: 'text', isUnique: true, isFiltered: 'named' },
  url: { column: 'text', isUnique: true, isFiltered: 'named' },
  colour: { column: 'text' },
  image: { function: 'picture', column: 'text', isAlwaysOptional: true },
  file: { column: 'text', isAlwaysOptional: true },
  files: { column: 'text', isAlwaysOptional: true },
  signature: { column: 'text', isAlwaysOptional: true },
  markdown: { argument: 'length', column: 'text' },
  richText: { argument: 'length', column: 'text' },
  json: { argument: 'length', column: 'text' },
  percent: { column: 'bigint', isNull: true, isSorted: true, isFiltered: 'always' },
  rating: { column: 'integer', isNull: true, isSorted: true, isFiltered: 'always' },
  time: { column: 'text', isNull: true, isSorted: true },
  duration: { column: 'integer', isNull: true, isSorted: true, isFiltered: 'always' },
  period: { column: 'text', isNull: true, isSorted: true, isFiltered: 'always' },
  series: { argument: 'pattern', column: 'text', isAlwaysFilled: true, isSorted: true, isFiltered: 'always' },
  yesNo: { argument: 'answer', column: 'flag', isAlwaysFilled: true, isFiltered: 'always', isIndexed: true },
  choice: { argument: 'choices', column: 'text', isFiltered: 'always', isIndexed: true },
  choices: { argument: 'choices', column: 'text', isFiltered: 'always' },
  tags: { column: 'text', isFiltered: 'always' },
  status: { column: 'flag', isAlwaysFilled: true, isIndexed: true },
  dict: { argument: 'type', column: 'text', isFiltered: 'always', isIndexed: true },
  person: { target: 'system/user', column: 'integer', isNull: true, isFiltered: 'always' },
  department: { target: 'system/dept', column: 'integer', isNull: true, isFiltered: 'always' },
  ref: { argument: 'record', column: 'integer', isNull: true, isFiltered: 'always' },
  refs: { argument: 'record', isList: true, column: 'text', isFiltered: 'always' },
}

/** The columns of what flags add to a resource: kinds that no field is written with. */
const added = {
  position: { column: 'integer' },
  state: { column: 'text', isIndexed: true },
}

/** Returns what `kinds` has of the kind of a field, be it one of the module (`own`) or that of a column that a flag adds. */
export const traitsOf = ({ kind, own }) => own ?? kinds[kind] ?? added[kind]

/** Returns whether a field refers to one record, by a column with its id. */
export const isReference = ({ target, isList }) => Boolean(target) && !isList

/** Kinds that a record can be called by. */
export const titleKinds = ['text', 'email', 'phone', 'url', 'series']

/** Kinds by which a row of a file finds its record. */
export const keyKinds = ['text', 'email', 'phone', 'url']
