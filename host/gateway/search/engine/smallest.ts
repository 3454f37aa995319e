/** Below this length, sorting everything is fast enough. */
const SORTED_WHOLE = 512;

/**
 * The `count` smallest of `numbers`, ascending, by partial sort: a page shows twenty of ten thousand. Reorders
 * `numbers` in place.
 */
export function smallest(numbers: Float64Array, count: number): Float64Array {
  let low = 0;
  let high = numbers.length - 1;
  if (numbers.length > SORTED_WHOLE && count < numbers.length) {
    // Quickselect: afterwards the first `count` numbers are the smallest.
    while (low < high) {
      const pivot = numbers[(low + high) >> 1]!;
      let left = low;
      let right = high;
      while (left <= right) {
        while (numbers[left]! < pivot) left += 1;
        while (numbers[right]! > pivot) right -= 1;
        if (left > right) break;
        const held = numbers[left]!;
        numbers[left] = numbers[right]!;
        numbers[right] = held;
        left += 1;
        right -= 1;
      }
      if (count - 1 <= right) high = right;
      else if (count - 1 >= left) low = left;
      else break;
    }
    return numbers.subarray(0, count).sort();
  }
  return numbers.sort().subarray(0, count);
}
