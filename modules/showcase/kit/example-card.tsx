import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { copyText } from 'atrium/console/feedback'
import { PartBoundary, hrefOf } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { preparing, Icon } from 'atrium/ui'
import css from './showcase.module.css'
import type { Example, ShownExample } from './example-files'
import { texts } from './text'

interface ExampleCardProps extends Example {
  shown: ShownExample
  /** It is the only one that shows. */
  isAlone: boolean
}

/** One example on its stage, and below it what there is to do with its files. */
export function ExampleCard({ file, title, note, shown: { Live, Files, text }, isAlone }: ExampleCardProps) {
  const t = useText(texts)
  const id = useId()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.card} aria-labelledby={id} data-example={file} tabIndex={-1}>
      <div className={css.about}>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <div className={css.stage}>
        <PartBoundary title={t('broken')}>
          <Live />
        </PartBoundary>
      </div>
      <div className={css.bar}>
        <button
          type="button"
          className="bare-control"
          aria-label={t('codeOf', { title })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-code` : undefined}
          onClick={() => setOpen(!isOpen)}
          {...preparing(Files.prepare)}
        >
          <Icon name="lucide:code" />
          {t('code')}
        </button>
        <button
          type="button"
          className="bare-control"
          aria-label={t('copyOf', { title })}
          onClick={() => void copyText(text(), t('copied'))}
          {...preparing(Files.prepare)}
        >
          <Icon name="lucide:copy" />
          {t('copy')}
        </button>
        <button
          type="button"
          className="bare-control"
          aria-label={t('linkOf', { title })}
          onClick={() => void copyText(new URL(hrefOf(`${pathname}#${file}`), location.href).href, t('linkCopied'))}
        >
          <Icon name="lucide:link" />
          {t('link')}
        </button>
        {!isAlone && (
          <Link to={{ search: `?example=${file}` }} aria-label={t('aloneOf', { title })}>
            <Icon name="lucide:expand" />
            {t('alone')}
          </Link>
        )}
        <span className={css.file}>{`examples/${file}.tsx`}</span>
      </div>
      {isOpen && (
        <div id={`${id}-code`} className={css.code}>
          <Files title={title} />
        </div>
      )}
    </section>
  )
}
