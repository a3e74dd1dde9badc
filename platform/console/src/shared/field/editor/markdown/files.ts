import { EditorView } from '@uiw/react-codemirror'
import { saveFile } from '#shared/api/file-save'
import { inSlices } from '#shared/browser/slices'
import { notify } from '#shared/feedback/notify'
import { language, translate } from '#shared/i18n/text'
import { maxMegabytes, readPicture, scaledPicture } from '../../picture/picture'
import { texts as pictureTexts } from '../../picture/text'
import { blockPage } from './blocks/block-page'
import { texts } from './text'

/** In characters and bytes: what an editor in a page is for. */
const maxFile = 1024 * 1024
/** In pixels: a picture is part of the text, so it is kept small. */
const pictureSize = { width: 800, height: 800 }

/** The text of a chosen file; undefined after saying why not. */
export async function importFile(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined
  const { name } = file
  if (!/\.(?:md|markdown|txt)$/i.test(name)) notify.error(translate(texts, 'wrongType', { name }))
  else if (file.size > maxFile) notify.error(translate(texts, 'tooLarge', { name }))
  else return (await file.text()).replaceAll('\r\n', '\n')
  return undefined
}

export function exportMarkdown(text: string, name: string): void {
  saveFile(new File([text], `${name}.md`, { type: 'text/markdown' }))
}

const pageStyle =
  'body{max-width:760px;margin:40px auto;padding:0 20px;font:16px/1.7 system-ui,sans-serif;color:#1b1e28}pre,code{font-family:ui-monospace,monospace;background:#f1f2f6}pre{padding:12px;overflow:auto}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px 10px}blockquote{margin-left:0;padding-left:14px;border-left:3px solid #9a90ff}img{max-width:100%}'

/** Saves a page that needs nothing beside it, with what the preview shows, as soon as it is made. */
export function exportHtml(text: string, name: string): void {
  const body = document.createElement('div')
  inSlices(
    (function* save() {
      yield* blockPage(body, '')(text)
      savePage(body, name)
    })(),
  )
}

function savePage(body: HTMLElement, name: string): void {
  const page = document.implementation.createHTMLDocument(name)
  page.documentElement.lang = language() === 'zh-cn' ? 'zh-CN' : 'en'
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  const style = page.createElement('style')
  style.textContent = pageStyle
  page.head.prepend(charset)
  page.head.append(style)
  page.body.append(...page.importNode(body, true).children)
  const html = `<!doctype html>\n${page.documentElement.outerHTML}\n`
  saveFile(new File([html], `${name}.html`, { type: 'text/html' }))
}

/** Lets pictures be pasted and dropped: each is a reference where the cursor is, and its pixels are at the end of the text. */
export const takesPictures = EditorView.domEventHandlers({
  paste: (event, view) => takes(view, event.clipboardData),
  drop: (event, view) => takes(view, event.dataTransfer, view.posAtCoords({ x: event.clientX, y: event.clientY })),
})

function takes(view: EditorView, data: DataTransfer | null, at?: number | null): boolean {
  const files = [...(data?.files ?? [])]
  if (files.length === 0 || data?.getData('text/plain')) return false
  void addPictures(view, files, at ?? undefined)
  return true
}

async function addPictures(view: EditorView, files: readonly File[], at?: number): Promise<void> {
  for (const file of files) {
    const image = await readPicture(file)
    if (typeof image === 'string') {
      notify.error(`${file.name}: ${translate(pictureTexts, image, { megabytes: maxMegabytes })}`)
      continue
    }
    const { doc, selection } = view.state
    const name = file.name.replace(/\.\w+$/, '').replaceAll(/[[\]]/g, '')
    const content = scaledPicture(image, pictureSize)
    URL.revokeObjectURL(image.src)
    view.dispatch({
      changes: [
        { from: at ?? selection.main.head, insert: `![${name}]` },
        { from: doc.length, insert: `\n\n[${name}]: ${content}\n` },
      ],
      userEvent: 'input.paste',
    })
  }
}
