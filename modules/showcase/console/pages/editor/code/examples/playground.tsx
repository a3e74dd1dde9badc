import { Segmented } from 'antd'
import { useDeferredValue, useState } from 'react'
import { CodeEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { cardCss } from '../samples'
import { texts } from '../text'

export default function Playground() {
  const t = useText(texts)
  const [language, setLanguage] = useState<'html' | 'css'>('html')
  const [sources, setSources] = useState(() => ({ html: t('cardHtml'), css: cardCss }))
  const page = useDeferredValue(`<style>${sources.css}</style>${sources.html}`)
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Segmented
          aria-label={t('language')}
          options={[
            { value: 'html', label: 'HTML' },
            { value: 'css', label: 'CSS' },
          ]}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <div className={css.two}>
        <CodeEditor
          key={language}
          label={language.toUpperCase()}
          language={language}
          value={sources[language]}
          onChange={(text) => setSources({ ...sources, [language]: text })}
          height={360}
        />
        <iframe className={css.preview} title={t('preview')} sandbox="" srcDoc={page} />
      </div>
    </div>
  )
}
