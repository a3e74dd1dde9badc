import { Input } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { elementsOf } from '../json-elements'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

export default function Json() {
  const t = useText(texts)
  const [text, setText] = useState(() =>
    JSON.stringify(
      [
        { el: 'h3', children: t('orderReady') },
        { el: 'p', children: [t('pickUp'), { el: 'strong', children: ' A 38' }] },
        { el: 'tag', props: { tone: 'success', dot: true }, children: t('paid') },
        { el: 'p', props: { onclick: 'alert(1)' }, children: '' },
      ],
      null,
      1,
    ),
  )
  const rejected = new Set<string>()
  const description = parsed(text)
  const made = description && elementsOf(description.value, rejected)
  return (
    <div className={sample.card}>
      <Input.TextArea
        rows={8}
        className={css.code}
        spellCheck={false}
        value={text}
        aria-label={t('description')}
        onChange={(event) => setText(event.target.value)}
      />
      <section className={css.made} aria-label={t('result')}>
        {made}
      </section>
      <div className={css.error} role="status">
        {!description && t('notJson')}
        {rejected.size > 0 && t('notAllowed', { names: [...rejected].join(', ') })}
      </div>
    </div>
  )
}
