import type { FolderFile } from '#modules/showcase/parts/input/folder/folder'
import { filePreview, type FilePreview } from '#modules/showcase/parts/input/folder/file-preview'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from './page.module.css'
import { sizeText } from './size-text'
import { texts } from './text'

/** Shows a file: the beginning of a text, a picture, or why neither shows. */
export function FileView({ file }: { file: FolderFile | undefined }) {
  const t = useText(texts)
  return (
    <section className={css.view} aria-label={t('preview')}>
      {file ? <Content key={file.path.join('/')} of={file} /> : <p className={sample.hint}>{t('previewHint')}</p>}
    </section>
  )
}

function Content({ of: { path, file, size } }: { of: FolderFile }) {
  const t = useText(texts)
  const [preview, setPreview] = useState<FilePreview>()
  const name = path.at(-1)!
  useEffect(() => {
    let isLeft = false
    void filePreview(file).then((found) => isLeft || setPreview(found))
    return () => {
      isLeft = true
    }
  }, [file])
  return (
    <>
      <b className={sample.title}>{name}</b>
      <p className={sample.hint}>
        {[
          path.slice(0, -1).join(' / '),
          file && sizeText(size),
          preview?.kind === 'text' && preview.encoding,
          preview?.kind === 'text' && preview.isCut && t('cut'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div role="status">{preview && shown(preview)}</div>
    </>
  )

  function shown(found: FilePreview): ReactNode {
    switch (found.kind) {
      case 'text':
        return (
          // What scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={css.text} role="region" aria-label={t('content', { name })} tabIndex={0}>
            {found.text}
          </pre>
        )
      case 'picture':
        return <Picture file={file!} name={name} />
      case 'large':
        return t('tooLarge')
      default:
        return t(found.kind)
    }
  }
}

function Picture({ file, name }: { file: File; name: string }) {
  const t = useText(texts)
  const image = useRef<HTMLImageElement>(null)
  const [isDamaged, setDamaged] = useState(false)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  if (isDamaged) return t('damaged')
  return <img ref={image} className={css.picture} alt={name} onError={() => setDamaged(true)} />
}
