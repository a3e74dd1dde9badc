import { SplitHandle, SplitPane, SplitPanes } from '#modules/showcase/parts/layout/split-pane'
import { useState } from 'react'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const folders = [
  ['lucide:inbox', 'inbox'],
  ['lucide:send', 'sent'],
  ['lucide:file-pen-line', 'drafts'],
  ['lucide:archive', 'archive'],
] as const
const mails = ['mail1', 'mail2', 'mail3'] as const

export default function Mail() {
  const t = useText(texts)
  const isNarrow = useNarrow()
  const [folder, setFolder] = useState<string>('inbox')
  const [mail, setMail] = useState<(typeof mails)[number]>('mail1')
  return (
    <div className={`${css.frame} ${css.tall}`}>
      <SplitPanes
        key={String(isNarrow)}
        id={isNarrow ? 'mail-narrow' : 'mail'}
        direction={isNarrow ? 'column' : 'row'}
        isKept
      >
        <SplitPane id="folders" defaultSize="22%" minSize={110}>
          <ul className={css.list}>
            {folders.map(([icon, name]) => (
              <li key={name}>
                <button
                  type="button"
                  className="bare-control"
                  aria-current={name === folder}
                  onClick={() => setFolder(name)}
                >
                  <Icon name={icon} />
                  {t(name)}
                </button>
              </li>
            ))}
          </ul>
        </SplitPane>
        <SplitHandle label={t('widthOfFolders')} />
        <SplitPane id="list" defaultSize="33%" minSize={140}>
          <ul className={css.list}>
            {mails.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="bare-control"
                  aria-current={name === mail}
                  onClick={() => setMail(name)}
                >
                  <span className={css.two}>
                    <b className={sample.title}>{t(name)}</b>
                    <span className={sample.hint}>{t(`${name}From`)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </SplitPane>
        <SplitHandle label={t('widthOfList')} />
        <SplitPane id="mail" minSize={160}>
          <article className={css.pad}>
            <h3 className={sample.title}>{t(mail)}</h3>
            <span className={sample.hint}>{t(`${mail}From`)}</span>
            <p>{t(`${mail}Text`)}</p>
          </article>
        </SplitPane>
      </SplitPanes>
    </div>
  )
}
