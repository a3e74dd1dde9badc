import { Lexer, Marked, type Token } from 'marked'
import { elementOf, plainElement } from './block-element'

/** A block of a text: a paragraph, a heading, a whole list, a whole table. */
export interface BlockSource {
  /** The same for blocks that look the same. */
  key: string
  /** In which it begins, from 0. */
  line: number
  /** Makes its element; undefined where it shows nothing. Takes most of the time, so that is done for blocks that changed. */
  element: () => HTMLElement | undefined
}

const marked = new Marked({ gfm: true })

interface TokenParts {
  tokens?: Token[]
  items?: TokenParts[]
  header?: TokenParts[]
  rows?: TokenParts[][]
}

/**
 * Returns a function that splits texts into blocks. Only the blocks are found at once; what is inside of one is read when its element is made.
 * One function for each text that changes: it notices when link definitions do, on which blocks elsewhere depend.
 */
export function blockReader(): (text: string) => BlockSource[] {
  let definitions = { text: '', number: 0 }
  return (text) => {
    const lexer = new Lexer(marked.defaults)
    try {
      lexer.blockTokens(text.replaceAll(/\r\n?/g, '\n'), lexer.tokens)
    } catch (error) {
      // Thousands of quotes inside of each other.
      if (!(error instanceof RangeError)) throw error
      return [{ key: `plain:${text}`, line: 0, element: () => plainElement(text) }]
    }
    const links = JSON.stringify(lexer.tokens.links)
    if (links !== definitions.text) definitions = { text: links, number: definitions.number + 1 }
    const inside = new Map(lexer.inlineQueue.map(({ src, tokens }) => [tokens, src]))
    let line = 0
    const sources: BlockSource[] = []
    for (const token of lexer.tokens) {
      const { raw, type } = token
      const refers = raw.includes('[') ? definitions.number : ''
      const element = () => elementOfToken(token, lexer, inside)
      if (type !== 'space' && type !== 'def') sources.push({ key: `${type}${refers}:${raw}`, line, element })
      line += linesIn(raw)
    }
    return sources
  }
}

function elementOfToken(token: Token, lexer: Lexer, inside: Map<Token[], string>): HTMLElement | undefined {
  try {
    readInside(token as TokenParts, lexer, inside)
    return elementOf(marked.parser([token]))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return plainElement(token.raw)
  }
}

/** Reads bold, links and so on in a block and the blocks inside of it. */
function readInside(part: TokenParts, lexer: Lexer, inside: Map<Token[], string>): void {
  const { tokens = [], items = [], header = [], rows = [] } = part
  const source = inside.get(tokens)
  if (source !== undefined) {
    inside.delete(tokens)
    // An element that a former block left open, such as <a>, ends with it.
    Object.assign(lexer.state, { inLink: false, inRawBlock: false })
    lexer.inlineTokens(source, tokens)
    return
  }
  for (const one of [...(tokens as TokenParts[]), ...items, ...header, ...rows.flat()]) readInside(one, lexer, inside)
}

function linesIn(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
