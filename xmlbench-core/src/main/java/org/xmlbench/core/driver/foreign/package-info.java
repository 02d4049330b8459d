/** What drivers share whose library is not Java's: how its memory becomes names and text. */
package org.xmlbench.core.driver.foreign;
