/**
 * Correct drivers, and drivers that break in every possible way. They are on no class path by
 * themselves: {@link org.xmlbench.house.broken.BrokenDriversFolder} makes a distribution of those
 * that a test wants.
 */
package org.xmlbench.house.broken;
