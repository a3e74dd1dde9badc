const irregular = {
  axis: 'axes',
  child: 'children',
  criterion: 'criteria',
  foot: 'feet',
  goose: 'geese',
  half: 'halves',
  knife: 'knives',
  leaf: 'leaves',
  life: 'lives',
  loaf: 'loaves',
  man: 'men',
  mouse: 'mice',
  person: 'people',
  quiz: 'quizzes',
  shelf: 'shelves',
  thief: 'thieves',
  tooth: 'teeth',
  wife: 'wives',
  wolf: 'wolves',
  woman: 'women',
}

/** Words without a plural of their own, which could not tell one record from many. */
const uncountable = new Set(
  'advice aircraft data equipment feedback fish furniture hardware information knowledge luggage media money news research series sheep software species staff traffic'.split(
    ' ',
  ),
)

/** Singulars that end with a single s. */
const endsWithS =
  /(?:ss|(?<!men)us|(?<!tax)is|^(?:alias|atlas|bias|canvas|chaos|cosmos|ethos|gas|lens|pancreas|gps|sms))$/
const takesEs = /(?:s|x|z|sh|(?<!stoma|mon?ar|epo|eunu)ch|(?:her|potat|tomat|ech|vet|torped|carg)o)$/
/** Ends with "man" without being one. */
const noMan = /(?:hu|ger|ro|talis|cay|sha)man$/

function pluralOfWord(word) {
  if (irregular[word]) return irregular[word]
  if (word.endsWith('man') && !noMan.test(word)) return `${word.slice(0, -3)}men`
  if (/[^aeiou]y$|quy$/.test(word)) return `${word.slice(0, -1)}ies`
  if (word.endsWith('sis')) return `${word.slice(0, -3)}ses`
  return takesEs.test(word) ? `${word}es` : `${word}s`
}

/** Splits the last word of a name in kebab-case from those before it. */
function lastWord(noun) {
  const words = noun.split('-')
  return [words.slice(0, -1).map((word) => `${word}-`), words.at(-1)]
}

/** The plural of a noun in kebab-case: "category" is "categories", "sales-order" is "sales-orders". */
export function pluralOf(noun) {
  const [before, word] = lastWord(noun)
  return before.join('') + pluralOfWord(word)
}

/** Whether the noun has no plural of its own. */
export const isUncountable = (noun) => uncountable.has(lastWord(noun)[1])

/** The singular of a noun that was written in the plural; undefined for one that is a singular. */
export function singularOf(noun) {
  const [before, word] = lastWord(noun)
  const known = Object.entries(irregular).find(([, many]) => many === word)
  if (known) return before.join('') + known[0]
  if (word.endsWith('men')) return `${before.join('')}${word.slice(0, -2)}an`
  if (!word.endsWith('s') || endsWithS.test(word) || uncountable.has(word)) return undefined
  return before.join('') + singularOfWord(word)
}

function singularOfWord(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:aly|cri|the|oa)ses$/.test(word)) return `${word.slice(0, -2)}is`
  return /(?:ss|x|z|ch|sh|[ptrns]us)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
