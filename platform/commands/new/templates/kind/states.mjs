import { lines, literal, textLiteral } from '../source-text.mjs'

/** Returns the line of the state in a kind of record. A status has the same name in Chinese, so that a record with both has another one. */
export function stateEntry(states, fields) {
  const isBeside = fields.some(({ label }) => label[0] === '状态' || label[1] === 'State')
  const value = ({ name, label: [zh, en], tint, isFixed }) =>
    `${name}: { zh: ${literal(zh)}, en: ${literal(en)}${tint ? `, tint: '${tint}'` : ''}${isFixed ? ', isFixed: true' : ''} },`
  const label = isBeside ? `, ${textLiteral(['流程状态', 'Stage'])}` : ''
  return lines('state: state({', states.map(value), `}${label})`)
}

/** Returns the line of an action that leads to a state. One that ends the way of a record, or leaves it fixed, asks first. */
export function actionEntry({ name, label, from, to, isExit, isFixed }) {
  return lines(
    `${name}: action({`,
    `name: ${textLiteral(label)},`,
    `from: ${literal(from)},`,
    `to: '${to}',`,
    'bulk: true,',
    (isExit || isFixed) && `confirm: ${textLiteral([`${label[0]}后不能撤回。`, 'This cannot be taken back.'])},`,
    isExit && 'isDanger: true,',
    '})',
  )
}
