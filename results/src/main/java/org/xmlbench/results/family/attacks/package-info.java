/** Results of servers under attack. */
package org.xmlbench.results.family.attacks;
