/**
 * The kinds that a field can have: `options` it may take beside "optional", whether an empty value of it is null rather than an
 * empty text, and whether a list sorts by it. `argument` says what follows the kind, such as "dict TYPE".
 */
export const kinds = {
  text: { argument: 'length', isUnique: true, isSorted: true },
  multiline: { argument: 'length' },
  int: { isUnique: true, isSorted: true, isNull: true },
  money: { isSorted: true, isNull: true },
  decimal: { argument: 'decimals', isSorted: true, isNull: true },
  date: { isSorted: true, isNull: true },
  datetime: { isSorted: true, isNull: true },
  email: { isUnique: true },
  phone: { isUnique: true },
  url: { isUnique: true },
  colour: {},
  image: {},
  status: { isAlwaysFilled: true },
  dict: { argument: 'type' },
  ref: { argument: 'record', isNull: true },
}

/** Kinds that a record can be called by. */
export const titleKinds = ['text', 'email', 'phone', 'url']
