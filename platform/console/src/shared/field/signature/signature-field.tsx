import type { StoredFile } from 'atrium/contract/fields/file-types'
import { SignaturePad, type Signature } from 'atrium/ui/input/signature/signature-pad'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/text'
import { UploadRow } from '../files/sending/upload-row'
import type { Uploads } from '../files/sending/uploads'
import { useTakenUploads } from '../files/sending/use-uploads'
import { useKeptFocus } from '../files/use-kept-focus'
import { SignaturePicture } from './signature-picture'
import css from './signature.module.css'
import { texts } from './text'

const none: readonly StoredFile[] = []

interface SignatureFieldProps {
  label: string
  /** Of the field, from `useUploads`. */
  uploads: Uploads
  /** Called when something is drawn that is not sent yet, and when that is no longer so. */
  onDrawn: (isDrawn: boolean) => void
  disabled?: boolean
  /** These come from the form. */
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
  value?: readonly StoredFile[]
  onChange?: (files: readonly StoredFile[]) => void
}

const tools = [
  'hint',
  'undo',
  'redo',
  'clear',
  'type',
  'draw',
  'name',
  'colour',
  'width',
  'thin',
  'medium',
  'thick',
] as const

/** A sheet to sign on. What is drawn is sent as a picture when the person is done, and shows in place of the sheet. */
export function SignatureField(props: SignatureFieldProps) {
  const { label, uploads, onDrawn, disabled, id, value = none, onChange } = props
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = props
  const t = useText(texts)
  const [drawn, setDrawn] = useState<Signature>()
  const [isSigned, setSigned] = useState(false)
  const [row] = useTakenUploads(uploads, { value, onChange, onSent: () => setSigned(true) })
  const focus = useKeptFocus()
  const [file] = value

  const draw = (signature: Signature | undefined) => {
    setDrawn(signature)
    onDrawn(signature !== undefined)
  }
  async function finish(signature: Signature) {
    const picture = await signature.toPng()
    draw(undefined)
    uploads.add([new File([picture], `${t('fileName')}.png`, { type: 'image/png' })])
  }
  function again(former: StoredFile) {
    setSigned(false)
    uploads.remove(former.id)
    onChange?.([])
  }
  const labels = Object.fromEntries(tools.map((tool) => [tool, t(tool)])) as Record<(typeof tools)[number], string>
  return (
    <div {...focus} id={id} className={css.field} tabIndex={-1}>
      {file && (
        <div className={css.signed}>
          <SignaturePicture file={file} alt={label} height={96} />
          {!disabled && <Button onClick={() => again(file)}>{t('again')}</Button>}
        </div>
      )}
      {row && (
        <ul className={css.list}>
          <UploadRow upload={row} onRetry={() => uploads.retry(row.key)} onCancel={() => uploads.cancel(row.key)} />
        </ul>
      )}
      {!file && !row && !disabled && (
        <>
          <SignaturePad
            labels={{ ...labels, pad: label }}
            onChange={draw}
            isInvalid={isInvalid === true || isInvalid === 'true'}
            {...(describedBy && { describedBy })}
          />
          <span>
            <Button disabled={!drawn} onClick={() => drawn && void finish(drawn)}>
              {t('done')}
            </Button>
          </span>
        </>
      )}
      <p className="visually-hidden" role="status">
        {isSigned && t('signed')}
      </p>
    </div>
  )
}
