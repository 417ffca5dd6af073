interface Brands {
  readonly brands: readonly { readonly brand: string }[];
}

/** The company that gets the sound when this browser turns speech into text, in words that follow "at". */
export function browserMaker(): string {
  const { userAgentData }: { readonly userAgentData?: Brands } =
    Object(navigator);
  const brands = userAgentData?.brands.map(({ brand }) => brand) ?? [];
  if (brands.includes("Google Chrome")) return "Google";
  if (brands.includes("Microsoft Edge")) return "Microsoft";
  return navigator.vendor?.startsWith("Apple")
    ? "Apple"
    : "the company that makes it";
}
