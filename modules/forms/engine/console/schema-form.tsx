import { FormBoundary } from '../view/form-boundary'
import { SchemaForm as PlainForm, type SchemaFormProps } from '../view/schema-form'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useLayoutEffect, useMemo } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { sharedKinds } from './shared-kinds'
import { texts } from './text'
import { useFormDictionary } from './use-form-dictionary'

type OwnProps = Omit<SchemaFormProps, 'language' | 'texts' | 'dictionary' | 'shared'>

/**
 * The form of `../view/schema-form` with the language, the words and the dictionaries of the console.
 * @example
 * <SchemaForm form={form} errors={errors} onSubmit={(values) => save(values)} />
 */
export function SchemaForm(props: OwnProps) {
  const t = useText(texts)
  return (
    <FormBoundary form={props.form} text={t('broken')}>
      <Worded {...props} />
    </FormBoundary>
  )
}

function Worded(props: OwnProps) {
  const t = useText(texts)
  const language = useLanguage()
  const dictionary = useFormDictionary(props.form)
  useLayoutEffect(() => {
    dayjs.locale(language)
  }, [language])
  const words = useMemo(
    () => ({
      submit: t('submit'),
      next: t('next'),
      back: t('back'),
      choose: t('choose'),
      noChoice: t('noChoice'),
      hasError: t('hasError'),
      unknown: (kind: string) => t('unknown', { kind }),
      broken: t('broken'),
      empty: t('empty'),
      row: (number: number) => t('row', { number }),
      addRow: t('addRow'),
      remove: t('remove'),
      removeRow: (number: number) => t('removeRow', { number }),
      sum: t('sum'),
      sumOf: (name: string) => t('sumOf', { name }),
    }),
    [t],
  )
  return <PlainForm {...props} language={language} texts={words} dictionary={dictionary} shared={sharedKinds} />
}
