const isContract = (error) => /^(?:\S*\/)?contract\/\S+\(\d+,\d+\): error /.test(error)

/**
 * Returns the output of the compiler with the errors of the contract alone, where it has some, and how many others there are: everything is derived from the
 * contract, so that one wrong kind of record is hundreds of errors in pages and tests.
 */
export function firstErrors(output) {
  const errors = output.split(/\n(?=\S)/)
  const ofContract = errors.filter((error) => isContract(error))
  const others = errors.length - ofContract.length
  if (ofContract.length === 0 || others === 0) return output
  return [
    ...ofContract,
    `${others} more in other files, which may be gone with ${ofContract.length === 1 ? 'it' : 'them'}.`,
  ].join('\n')
}
