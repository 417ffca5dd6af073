interface Navigator {
  /** The visitor objects to being measured (globalprivacycontrol.org). */
  readonly globalPrivacyControl?: boolean;
}
