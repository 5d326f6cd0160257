export interface TreeOptions {
  /** How far the crown stands off the foot, in heights. */
  lean?: number
  /** One colour for a silhouette or a shadow. */
  flat?: string
  /** Half the width, in heights. */
  spread?: number
}
