// Functions that a call uses, but iOS before 17.4, Chrome before 119 or Firefox before 121 lack (docs/browsers.md). They come
// with the call's own code, which the page loads from iOS 16.4 on.

Promise.withResolvers ??= function withResolvers<Value>(
  this: PromiseConstructor,
) {
  const made = {} as PromiseWithResolvers<Value>;
  made.promise = new this<Value>((resolve, reject) => {
    Object.assign(made, { resolve, reject });
  });
  return made;
};

/* oxlint-disable no-extend-native, unicorn/no-array-sort -- Chrome 109 lacks it. */
Array.prototype.toSorted ??= function toSorted<Item>(
  this: Item[],
  compare?: (one: Item, other: Item) => number,
) {
  return [...this].sort(compare);
};
