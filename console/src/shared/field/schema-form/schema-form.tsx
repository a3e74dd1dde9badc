import type { Form } from '@atrium/contract/form-schema/form'
import { fieldsOf } from '@atrium/contract/form-schema/form-walk'
import { FormBoundary } from '@atrium/ui/form/form-boundary'
import { SchemaForm as PlainForm, type SchemaFormProps } from '@atrium/ui/form/schema-form'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useLayoutEffect, useMemo } from 'react'
import { useDicts } from '#shared/dict/use-dicts'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from './text'

type OwnProps = Omit<SchemaFormProps, 'language' | 'texts' | 'dictionary'>

/**
 * The form of `@atrium/ui/form/schema-form` with the language, the words and the dictionaries of the console.
 * @example
 * <SchemaForm form={form} problems={problems} onSubmit={(values) => save(values)} />
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
  const { form } = props
  const types = useMemo(() => dictionariesOf(form), [form])
  const dictionary = useDicts(types)
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
      hasProblem: t('hasProblem'),
      unknown: (kind: string) => t('unknown', { kind }),
      broken: t('broken'),
      empty: t('empty'),
    }),
    [t],
  )
  return <PlainForm {...props} language={language} texts={words} dictionary={dictionary} />
}

function dictionariesOf(form: Form): string[] {
  const types = fieldsOf(form).flatMap(({ options }) =>
    // A form under construction can have a field whose dictionary is not chosen yet.
    options && 'dictionary' in options && options.dictionary ? [options.dictionary] : [],
  )
  return [...new Set(types)]
}
