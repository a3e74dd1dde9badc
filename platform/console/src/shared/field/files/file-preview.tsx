import type { StoredFile } from 'atrium/contract/fields/file-types'
import { Spinner } from 'atrium/ui/feedback/spinner'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { saveFile } from '../../api/file-save'
import { Modal } from '../../feedback/modal'
import { sizeText } from '../../i18n/size-text'
import { useText } from '../../i18n/text'
import css from './files.module.css'
import { texts } from './text'
import { readKeptFile } from './kept-file'

/** The most of a text that is shown, in bytes. */
const mostText = 512 * 1024

interface FilePreviewProps {
  file: StoredFile
  onClose: () => void
}

interface Shown {
  readonly content: File
  readonly address: string
  /** The beginning of a text. */
  readonly text?: string
}

/** Returns the beginning of a text, without a sign that the end of it cuts. */
async function beginOf(content: File): Promise<string> {
  const bytes = await content.slice(0, mostText).arrayBuffer()
  return new TextDecoder().decode(bytes, { stream: true })
}

/** Shows a picture, a PDF or a text. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  const t = useText(texts)
  const [shown, setShown] = useState<Shown>()
  const giveUp = useEffectEvent(onClose)
  useEffect(() => {
    let address: string | undefined
    let isOver = false
    void readKeptFile(file).then(
      async (content) => {
        const text = file.type === 'text/plain' ? await beginOf(content) : undefined
        if (isOver) return
        address = URL.createObjectURL(content)
        setShown({ content, address, ...(text !== undefined && { text }) })
      },
      () => giveUp(),
    )
    return () => {
      isOver = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  return (
    <Modal
      isOpen
      title={file.name}
      width={880}
      onClose={onClose}
      footer={
        <div className={css.foot}>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="primary" disabled={!shown} onClick={() => shown && saveFile(shown.content)}>
            {t('saveOne')}
          </Button>
        </div>
      }
    >
      <div className={css.preview}>{shown ? <Content file={file} shown={shown} /> : <Spinner />}</div>
    </Modal>
  )
}

function Content({ file, shown: { address, text } }: { file: StoredFile; shown: Shown }) {
  const t = useText(texts)
  if (text !== undefined)
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, by the keyboard too. */}
        <pre role="region" aria-label={file.name} tabIndex={0}>
          {text}
        </pre>
        {file.size > mostText && <p role="note">{t('cut', { limit: sizeText(mostText) })}</p>}
      </>
    )
  if (file.type.startsWith('image/')) return <img src={address} alt={file.name} />
  // Browsers of phones have nothing that shows a PDF within a page.
  if (!navigator.pdfViewerEnabled) return <p>{t('notShown')}</p>
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Browsers show no PDF in a sandbox. The type is the server's, by the content.
  return <iframe title={file.name} src={address} />
}
