/** How the import of a kind of record differs from what its fields say. `F` are the names of its fields. */
export interface ImportOption<F extends string = string> {
  /** The field that says which record a row is about, whose values are unique; by default the first unique text. */
  readonly key?: F
  /** Fields that are left out. */
  readonly without?: readonly F[]
  /** Other headings that mean a field, such as 编码 for a code, beside its label in either language. */
  readonly synonyms?: { readonly [P in F]?: readonly string[] }
  /** The Chinese measure word of a record; 条 where left out. */
  readonly unit?: string
}

/** Returns the option of a kind, empty for one with `true`. */
export const importOption = (option: true | ImportOption | undefined): ImportOption =>
  option === true || option === undefined ? {} : option
