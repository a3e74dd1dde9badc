import type { Editor } from '@tiptap/core'
import { translate } from '#shared/i18n/text'
import { notify } from '#shared/feedback/notify'
import { parseHtml } from '#shared/browser/parse-html'
import { maxMegabytes, readPicture, scaledPicture } from '../../picture/picture'
import { texts as pictureTexts } from '../../picture/text'
import { texts } from './text'

/** In pixels: a picture in a text is that large at most. */
export const pictureSize = { width: 1200, height: 1200 }

/** Puts a picture, a data address, where the cursor is, or at a position. */
export function addPicture(editor: Editor, src: string, alt = '', at = editor.state.selection.from): void {
  if (editor.isDestroyed) return
  const end = editor.state.doc.content.size
  editor.chain().insertContentAt(Math.min(at, end), { type: 'image', attrs: { src, alt } }).focus().run()
}

/** Returns whether files were pasted or dropped. They are read one after the other; an error shows for one that cannot be used. */
export function takesFiles(editor: Editor, data: DataTransfer | null, hasPictures: boolean, at?: number): boolean {
  const files = [...(data?.files ?? [])]
  // A word processor gives a picture of its text beside the text.
  if (files.length === 0 || hasText(data?.getData('text/html') ?? '')) return false
  if (!hasPictures) notify.error(translate(texts, 'noPictures'))
  else void addFiles(editor, files, at)
  return true
}

/** Whether HTML is more than a picture, which a browser gives with the file when a picture is copied. */
function hasText(html: string): boolean {
  const { body } = parseHtml(html)
  return body.textContent.trim() !== '' || body.querySelectorAll('img').length > 1
}

async function addFiles(editor: Editor, files: readonly File[], at?: number): Promise<void> {
  for (const file of files) {
    // In the order in which they were chosen.
    const image = await readPicture(file)
    if (typeof image === 'string') {
      notify.error(`${file.name}: ${translate(pictureTexts, image, { megabytes: maxMegabytes })}`)
      continue
    }
    addPicture(editor, scaledPicture(image, pictureSize), file.name.replace(/\.\w+$/, ''), at)
    URL.revokeObjectURL(image.src)
  }
}
