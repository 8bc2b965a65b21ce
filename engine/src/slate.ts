let numbers = new Float64Array(1024)

/** Room for so many numbers, good until the next is asked for: for those who count again and again. */
export function slate(length: number): Float64Array {
  if (length > numbers.length) numbers = new Float64Array(2 * length)
  return numbers
}
