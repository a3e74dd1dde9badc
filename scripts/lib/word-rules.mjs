/**
 * Phrases that comments and documents do not use, each with the words to write instead (docs/STYLE.md). `inDocstring` is for the
 * beginning of a docstring alone; `inCode` is for the names and texts of code too.
 */
export const wordRules = [
  {
    pattern: /^What\b/,
    inDocstring: true,
    advice: 'begin with a verb ("Returns …", "Reads …") or name the thing ("The rows of …").',
  },
  {
    // A server, a database or a person answers; a status after it says what came back.
    pattern:
      /(?<!^#+ )(?<!\b(?:server|database|process|proxy|API|PostgreSQL|nginx|it|both|person|the|their|its|these|all|in|of|for|to|but) )\banswers\b(?!,? (?:under|\d))|(?:^|[,;.] )the answer (?:ends|lets|runs|stops|undoes|removes|takes)\b/i,
    advice: 'a function returns, a handler handles, a Worker replies, a response has a status.',
  },
  { pattern: /\bwhoever\b/i, advice: 'write who it is: the caller, the reader, "people who …".' },
  {
    pattern: /\b(?:stands|stood)\b|\b(?:which|that|to|may|can|not) stand\b/i,
    advice: 'write "is", "exists", "means" or the name of the part.',
  },
  { pattern: /\b(?:is|are|was|were) none of an?\b|\bnone of an?\b/i, advice: 'write "is not a …".' },
  { pattern: /\b(?:is|are|was|were) there to be\b/i, advice: 'write what it is for: "for trying the product".' },
  { pattern: /\bnobody's\b/i, advice: 'write the rule: "of no use", "no user has it".' },
  { pattern: /\banew\b/i, advice: 'write "again".' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, advice: 'write "correct" or "repair".' },
  { pattern: /\ball the same\b/i, advice: 'write "anyway", "even so" or "also".' },
  {
    pattern:
      /\b(?:lest|thereof|therein|whence|henceforth|hitherto|so to speak|of its own accord|yet none|as ever|is known by|is for others to|for want of)\b/i,
    advice: 'write it in everyday words.',
  },
  {
    pattern:
      /\b(?:code|component|console|file|form|function|handler|hook|it|list|module|page|part|server|table|type) (?:knows|wants|hears|remembers|forgets|is told)\b/i,
    advice: 'code is no person: it has, holds, needs, gets, keeps or deletes.',
  },
  {
    // The table of failed sign-ins, an index, a stored code, the codes of Node and the options of other programs have these names.
    pattern:
      /(?<!ECONN|CONN|CONNECTION_|login\.|login_|login|operation_logs_|on-|screenshot|function )(?:refus(?:e|ed|es|ing|al|als)|(?<!de)fault|faulty|misfit|failure|problem)s?(?!Messages|Table|Threshold|as\b)/i,
    inCode: true,
    advice: 'what goes wrong is an error, at a field a field error; a server or a function rejects.',
  },
]
