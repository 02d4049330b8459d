/** One node's part of a plan that several nodes measure. */
package org.xmlbench.house.grid;
