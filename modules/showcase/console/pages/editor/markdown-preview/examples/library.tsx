import { Segmented } from 'antd'
import { useState } from 'react'
import { MarkdownReader } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { documentNames, useDocument, type DocumentName } from '../documents'
import css from '../page.module.css'
import { texts } from '../text'

export default function Library() {
  const t = useText(texts)
  const [name, setName] = useState<DocumentName>('handbook')
  const text = useDocument(name)
  return (
    <div className={css.sheet}>
      <Segmented
        aria-label={t('which')}
        options={documentNames.map((value) => ({ value, label: t(value) }))}
        value={name}
        onChange={setName}
      />
      <MarkdownReader label={t(name)} text={text} height={520} />
    </div>
  )
}
