import { PlainError } from '../../lib/run.mjs'
import { checkName, partsOf, rejectTwice, titleOf, withoutNames } from '../fields/parse-fields.mjs'
import { pascal } from '../words/case.mjs'
import { takenActions } from '../words/reserved.mjs'
import { exits, knownState } from '../words/states.mjs'

/** How states are written, for messages. */
const statesExample = 'draft, confirmed, done, cancelled'

/**
 * Returns the states of a record from a text such as `draft, checked(已检查|Checked), done, cancelled`, and the actions between them: each leads to one state from the one before it, and
 * those to a rejection or a cancellation from all that are not the last. A record in a state with the word "fixed" behind its name is neither edited nor deleted. Throws one sentence for the first
 * thing that is wrong.
 */
export function parseStates(text) {
  const states = partsOf(text).map(parseState)
  rejectTwice(states, 'states')
  const way = states.filter(({ isExit }) => !isExit)
  if (states.length < 2 || way.length === 0 || states[0].isExit)
    throw new PlainError(
      `A record goes from one state to another: write at least two, the first one of a new record, such as --states "${statesExample}".`,
    )
  if (states[0].isFixed)
    throw new PlainError(
      `A new record is ${states[0].name}, so that nobody could edit it: take the word fixed away from it.`,
    )
  const tinted = states.map((state) => ({ ...state, tint: tintOf(state, way) }))
  const verbs = new Set()
  const actions = tinted.slice(1).map((state) => actionTo(state, way, verbs))
  return { states: tinted, actions }
}

function parseState(text) {
  const { given, rest } = withoutNames(text)
  const name = rest.replace(/\s+fixed$/, '')
  if (/[\s:]/.test(name))
    throw new PlainError(
      `"${name}" cannot be the name of a state: put a comma between states, as in "${statesExample}".`,
    )
  checkName(name, 'state')
  const { label } = knownState(name)
  const isNamed = given === undefined && label
  return { name, label: isNamed ? label : titleOf(given, name), isExit: exits.has(name), isFixed: name !== rest }
}

function tintOf({ name, isExit }, way) {
  if (isExit) return 'danger'
  if (name === way[0].name) return undefined
  return name === way.at(-1).name ? 'success' : 'info'
}

/** Returns the action that leads to a state. `verbs` collects the names that are taken. */
function actionTo({ name, label: [zh, en], isExit, isFixed }, way, verbs) {
  const { verb, verbLabel } = knownState(name)
  const isKnown = verb !== undefined && !verbs.has(verb) && !takenActions.has(verb)
  const action = isKnown ? verb : `setTo${pascal(name)}`
  verbs.add(action)
  return {
    name: action,
    label: isKnown ? verbLabel : [`设为${zh}`, `Set to ${en.toLowerCase()}`],
    from: isExit ? sourcesOf(name, way) : [way[way.findIndex((one) => one.name === name) - 1].name],
    to: name,
    isExit,
    isFixed,
  }
}

/** The states from which a record leaves its way: all but the last one, and to be rejected it has to be more than new. */
function sourcesOf(name, way) {
  const before = way.length > 1 ? way.slice(0, -1) : way
  const from = name === 'rejected' && before.length > 1 ? before.slice(1) : before
  return from.map((one) => one.name)
}
