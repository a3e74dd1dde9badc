const split = (text) => new Set(text.split(/\s+/).filter(Boolean))

/** Words that TypeScript keeps for itself. */
export const typescriptWords = split(`
  abstract any as asserts async await boolean break case catch class const constructor continue debugger declare default delete
  do else enum export extends false finally for from function get if implements import in infer instanceof interface is keyof
  let module namespace never new null number object of package private protected public readonly require return set static
  string super switch symbol this throw true try type typeof undefined unique unknown var void while with yield`)

/** Those of them that also name properties and variables. */
export const plainWords = split('abstract any boolean module namespace number object string symbol type unknown')

/** Words that SQLite or PostgreSQL keeps for itself, so that a column of this name needs quotes in every query. */
export const sqlWords = split(`
  all alter analyze and any array as asc between both by case cast check collate column commit constraint create cross
  current_date current_time default deferrable delete desc distinct drop else end escape except exists false fetch for foreign
  freeze from full grant group having if in index initially inner insert intersect into is isnull join lateral leading left
  like limit natural not notnull null offset on only or order outer over placing primary references returning right rollback
  select set similar some symmetric table then to trailing transaction trigger true union unique update user using values
  verbose view when where window with`)

/** Nouns that a file or folder of every module is called by. */
export const takenNouns = split('index migrations test')

/** Names that every record and query has already. */
export const takenFields = split('id ids version page size sort order page-with format time-zone')

/** Names of the calls and permissions that a kind of record may have, which no action has therefore. */
export const takenActions = split(`
  list read add edit delete export choices query actions summary parents order restore purge import importChoices importTemplate undoImport`)
