import { isJson } from 'atrium/contract/kind/fields/content/json'
import { textOfHtml } from 'atrium/contract/kind/fields/content/rich-text'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import css from './cells.module.css'

const RichText = lazyPart(async () => (await import('#shared/field/editor/rich-text/rich-text')).RichText)
const MarkdownView = lazyPart(async () => (await import('#shared/field/editor/markdown/markdown-view')).MarkdownView)

/** Rich text: its first line in a list. */
export function RichTextCell({ html, isLarge }: { html: string; isLarge: boolean }) {
  return isLarge ? <RichText html={html} /> : firstLine(textOfHtml(html))
}

/** Markdown: its first line in a list. */
export function MarkdownCell({ text, isLarge }: { text: string; isLarge: boolean }) {
  return isLarge ? <MarkdownView text={text} /> : firstLine(text.replaceAll(/^[#>\s*-]+/gm, ''))
}

const firstLine = (text: string) => text.split('\n').find((line) => line.trim() !== '') ?? ''

/** JSON in one line, or with an indent where there is room. */
export function Code({ text, isLarge }: { text: string; isLarge: boolean }) {
  if (!isLarge) return <code className={css.code}>{text.replaceAll(/\s+/g, ' ')}</code>
  return <pre className={css.codeBlock}>{isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text}</pre>
}
